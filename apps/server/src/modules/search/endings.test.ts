import { describe, expect, it } from 'vitest';
import { stemOf, stemsOf, withoutEnding } from './endings.ts';
import { wordsOf } from './words.ts';

const compared = (text: string) => wordsOf(text)[0]?.compared ?? '';

describe('an English word', () => {
  it.each([
    ['jobs', 'job'],
    ['packages', 'package'],
    ['families', 'family'],
    ['welding', 'welded'],
  ])('has one stem as %s and as %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });
});

describe('a Bangla word', () => {
  it.each([
    ['কাতারে', 'কাতার'],
    ['দুবাইয়ে', 'দুবাই'],
    ['সৌদির', 'সৌদি'],
    ['হোটেলগুলো', 'হোটেল'],
    ['শ্রমিকদের', 'শ্রমিক'],
    ['বিদেশে', 'বিদেশ'],
    ['চাকরিটা', 'চাকরি'],
  ])('is found as %s by %s', (inflected, word) => {
    expect(stemsOf(compared(inflected))).toContain(compared(word));
    expect(withoutEnding(compared(inflected))).toContain(compared(word));
  });

  it.each([
    ['dubaite', 'dubai'],
    ['qatare', 'qatar'],
    ['malaysiay', 'malaysia'],
    ['kajer', 'kaj'],
  ])('may have its ending in Latin letters: %s', (inflected, word) => {
    expect(withoutEnding(inflected)).toContain(word);
  });
});

it('leaves other words as they are', () => {
  expect(stemsOf('6g')).toEqual(['6g']);
  expect(withoutEnding('6g')).toEqual([]);
});
