import { latinDigits } from './latin-digits.ts';

/** The same letters, however they were typed: no case, no accents of Latin letters, Latin digits. */
const fold = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFD')
    // Bangla vowels are marks too: only those of Latin letters go.
    .replaceAll(/[\u0300-\u036f]/g, '');

/** What is left of these when one looks for words: those whose text has each of the words somewhere. */
export function matching<Item>(
  items: readonly Item[],
  words: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = fold(textOf(item));
    return wanted.every((word) => text.includes(word));
  });
}
