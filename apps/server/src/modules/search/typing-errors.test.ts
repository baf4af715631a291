import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  errorsBetween,
  errorsInReach,
  longestWithErrors,
  mostErrors,
  shortenings,
  soughtShortenings,
} from './typing-errors.ts';

describe('typing errors between two words', () => {
  it.each([
    ['electrician', 'electrician', 0],
    ['electrician', 'electrisian', 1],
    ['hotel', 'hotle', 1],
    ['riyadh', 'riyad', 1],
    ['umrah', 'umhraa', 2],
    ['', 'abc', 3],
  ])('of %s and %s are counted', (one, other, errors) => {
    expect(errorsBetween(one, other)).toBe(errors);
    expect(errorsBetween(other, one)).toBe(errors);
  });
});

it.each([
  ['visa', 0],
  ['hotel', 1],
  ['passport', 1],
  ['caregiver', 2],
])('forgives as many in %s as its length bears', (word, errors) => {
  expect(mostErrors(word)).toBe(errors);
});

describe('what is left of a word without a letter or two', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'র'),
    minLength: 5,
    maxLength: longestWithErrors,
  });
  const place = fc.nat();
  /** A word and the same with an error. */
  const mistyped = fc.tuple(letters, place, fc.constantFrom('drop', 'add', 'change', 'swap'));

  it('is shared with every word that is as few errors apart as are forgiven', () => {
    fc.assert(
      fc.property(mistyped, ([word, where, kind]) => {
        const at = where % (word.length - 1);
        const typed = {
          drop: word.slice(0, at) + word.slice(at + 1),
          add: `${word.slice(0, at)}x${word.slice(at)}`,
          change: `${word.slice(0, at)}x${word.slice(at + 1)}`,
          swap: word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
        }[kind];
        fc.pre(mostErrors(typed) > 0);
        const known = new Set(shortenings(word, errorsInReach(word)));
        const sought = soughtShortenings(typed, mostErrors(typed));
        expect(sought.some((one) => known.has(one))).toBe(true);
      }),
    );
  });

  it('is looked for as long as a known word can be so near, and stays a few hundred', () => {
    const longest = Array.from({ length: longestWithErrors + 2 }, (_, index) =>
      String.fromCodePoint(0x61 + index),
    ).join('');
    expect(soughtShortenings(longest, 2).length).toBeGreaterThan(0);
    expect(soughtShortenings(longest, 2).length).toBeLessThan(400);
    expect(soughtShortenings(`${longest}z`, 2)).toEqual([]);
  });
});
