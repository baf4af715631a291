import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLetters, wordsOf } from './words.ts';

const compared = (text: string) => wordsOf(text).map((word) => word.compared);

describe('the words of a text', () => {
  it.each([
    ['Cox’s Bazar', ['coxs', 'bazar']],
    ['e-Passport, New or Renewed', ['e', 'passport', 'new', 'or', 'renewed']],
    ['Pipe Welder 6G', ['pipe', 'welder', '6g']],
    ['Türkiye', ['turkiye']],
    ['১৪ দিন', ['14', 'দিন']],
    ['!?%', []],
  ])('are read out of %s', (text, words) => {
    expect(compared(text)).toEqual(words);
  });

  it.each([
    ['ণ and ন', 'ভ্রমণ', 'ভ্রমন'],
    ['the three s', 'শেষ', 'সেস'],
    ['long and short i', 'চাকরী', 'চাকরি'],
    ['long and short u', 'রূপ', 'রুপ'],
    ['ৎ and ত', 'হঠাৎ', 'হঠাত'],
    ['with and without the moon-dot', 'চাঁদ', 'চাদ'],
    ['joined letters and parted ones', 'স্টেশন', 'সটেশন'],
    ['joiners that nobody sees', 'র\u200D্যাব', 'র্যাব'],
    [
      'letters with their dot in one piece and in two',
      '\u09B8\u09BE\u09DF',
      '\u09B8\u09BE\u09AF\u09BC',
    ],
  ])('are the same whether written with %s', (_what, one, other) => {
    expect(compared(one)).toEqual(compared(other));
  });

  it('are found in any text, and none of them is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word.compared).not.toBe('');
      }),
    );
  });

  it('are the same when they are read once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = compared(text);
        expect(compared(once.join(' '))).toEqual(once);
      }),
    );
  });
});

it('has one spelling for a text in any form of Unicode', () => {
  const text = 'রোমানিয়ায় ঢ়াকা É';
  expect(plainLetters(text.normalize('NFD'))).toBe(plainLetters(text.normalize('NFC')));
});
