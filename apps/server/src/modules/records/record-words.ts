import { toAsciiDigits } from '@pothik/contract';
import { toSearch, type Search } from '../../platform/database/search.ts';

/** More words than these narrow nothing. */
const mostWords = 6;

/**
 * The words that a record must have, in any order and any of its fields. A phone number, in digits of any script, may be
 * typed with spaces and hyphens.
 */
export function wordsOf(typed: string): Search[] {
  const digits = toAsciiDigits(typed);
  const words = /^[+\d\s()-]+$/.test(digits)
    ? [digits.replaceAll(/[\s()-]/g, '')]
    : typed.split(/\s+/).slice(0, mostWords);
  return words.flatMap((word) => toSearch(word) ?? []);
}
