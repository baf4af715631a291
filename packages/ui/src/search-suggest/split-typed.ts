import { foldCase } from '../internal/fold-case.ts';
import { markWords, wordPattern, type TextPart } from '../highlight/split-words.ts';

/** A letter with its vowel signs, and the consonants that are written as one with it. */
const clusterPattern = /[^\p{M}](?:\u09CD[\u200C\u200D]?\p{L}|[\p{M}\u200C\u200D])*/gu;

const clustersOf = (word: string): string[] => word.match(clusterPattern) ?? [];

/** Fewer letters in common are chance. */
const leastInCommon = 4;

/** How much of a word begins like a typed one, in UTF-16 units, cutting no letter from its vowel. */
function commonLength(word: readonly string[], typed: readonly string[]): number {
  const ends = word.findIndex((cluster, at) => foldCase(cluster) !== foldCase(typed[at] ?? ''));
  const common = ends === -1 ? word.length : ends;
  const isWhole = common === typed.length;
  // Of a word with a typing error, what is right of it, if that is most.
  const isMost = common >= leastInCommon && common * 2 > typed.length;
  return isWhole || isMost ? word.slice(0, common).join('').length : 0;
}

/** Marks in a suggestion what begins like the words typed so far. */
export function splitTyped(text: string, typed: string): TextPart[] {
  const words = (typed.match(wordPattern) ?? []).map(clustersOf);
  return markWords(text, (word) => {
    const clusters = clustersOf(word);
    return Math.max(0, ...words.map((typedWord) => commonLength(clusters, typedWord)));
  });
}
