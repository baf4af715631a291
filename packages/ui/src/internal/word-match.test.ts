import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching } from './word-match.ts';

const places = ['Kuala Lumpur, Malaysia', 'Malé, Maldives', 'কক্সবাজার, বাংলাদেশ', 'Terminal ৩'];
const found = (words: string) => matching(places, words, (place) => place);

describe('matching', () => {
  it.each([
    ['MAL', ['Kuala Lumpur, Malaysia', 'Malé, Maldives']],
    ['malaysia kuala', ['Kuala Lumpur, Malaysia']],
    ['male', ['Malé, Maldives']],
    ['বাজার', ['কক্সবাজার, বাংলাদেশ']],
    ['terminal 3', ['Terminal ৩']],
    ['  ', places],
    ['Sylhet', []],
  ])('%s finds %j', (words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  it('finds everything by its own text, and only what was there', () => {
    assert(
      property(array(string({ unit: 'grapheme' })), string({ unit: 'grapheme' }), (all, words) => {
        for (const text of all) expect(matching(all, text, String)).toContain(text);
        const some = matching(all, words, String);
        expect(all.filter((text) => some.includes(text))).toEqual(some);
      }),
    );
  });
});
