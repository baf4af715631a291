import { stemsOf } from './endings.ts';
import { wordsOf } from './words.ts';

const shownWord = /[\p{L}\p{M}\p{N}'’]+/gu;

/** The words of these texts that were looked for, as they are written there, each once. */
export function matchedWords(texts: readonly string[], stems: ReadonlySet<string>): string[] {
  const shown = texts.flatMap((text) => text.match(shownWord) ?? []);
  return [...new Set(shown)].filter((text) =>
    wordsOf(text).some(({ compared }) => stemsOf(compared).some((stem) => stems.has(stem))),
  );
}
