import { latinDigits } from './latin-digits.ts';

/** The same letters, however they were typed: no case, no accents of Latin letters, Latin digits. */
const fold = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFD')
    // Bangla vowels are marks too: only those of Latin letters go.
    .replaceAll(/[\u0300-\u036f]/g, '');

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** What is left of these when one looks for words: those whose text has each of the words somewhere. */
export function matching<Item>(
  items: readonly Item[],
  words: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = wordsOf(fold(words));
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = fold(textOf(item));
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * The same items, those first whose label is what was typed, then those whose label begins with it, then those
 * in whose label each word that was typed begins a word; equal ones as they stood.
 */
export function nearestFirst<Item>(
  items: readonly Item[],
  words: string,
  labelOf: (item: Item) => string,
): readonly Item[] {
  const wanted = wordsOf(fold(words));
  if (wanted.length === 0) return items;
  const whole = wanted.join(' ');
  const distance = (item: Item) => {
    const labelled = wordsOf(fold(labelOf(item)));
    const label = labelled.join(' ');
    if (label === whole) return 0;
    if (label.startsWith(whole)) return 1;
    return wanted.every((word) => labelled.some((one) => one.startsWith(word))) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, distance: distance(item) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ item }) => item);
}
