/** The most typing errors that a typed word may have: one from five letters on, two from nine. */
export function mostErrors(word: string): number {
  const { length } = Array.from(word);
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

/**
 * Known words whose sound is longer, in letters, are found as they are written alone: what is left of
 * them without two letters would be too much.
 */
export const longestWithErrors = 24;

const withoutOneLetter = (word: string) =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));

/** A number for a text (FNV-1a, 32 bits with a sign). Texts that share one are told apart afterwards. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/**
 * A word and what is left of it without any letter, or without any two where it is long enough to be
 * found with two errors, each as a number. Two words that are as few errors apart have one of these in
 * common.
 */
export function shortenings(word: string, errors: number): number[] {
  const all = new Set([word]);
  let last = [word];
  for (let count = 0; count < errors; count += 1) {
    last = [...new Set(last.flatMap(withoutOneLetter))];
    for (const shorter of last) all.add(shorter);
  }
  return [...new Set([...all].map(hashOf))];
}

/**
 * The shortenings by which a typed word is looked for: none for one that no known word with shortenings
 * is so near to, as they grow with the square of its length.
 */
export const soughtShortenings = (word: string, errors: number): number[] =>
  errors === 0 || word.length > longestWithErrors + errors ? [] : shortenings(word, errors);

/** The most errors that a known word may be away from a typed one: a letter may have been left out or added. */
export const errorsInReach = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The fewest letters that are left out, added, changed or swapped with their neighbour between two
 * words (optimal string alignment).
 */
export function errorsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
