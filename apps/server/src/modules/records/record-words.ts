import { toSearch, type Search } from '../../platform/database/search.ts';

/** More words than these narrow nothing. */
const mostWords = 6;

/**
 * The words that a record must have, in any order and any of its fields. A phone number is one word, however it is
 * typed.
 */
export function wordsOf(typed: string): Search[] {
  const whole = toSearch(typed);
  if (whole?.phone !== undefined) return [whole];
  const words = typed.split(/\s+/).slice(0, mostWords);
  return words.flatMap((word) => toSearch(word) ?? []);
}
