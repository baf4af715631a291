import { describe, expect, it } from 'vitest';
import { composeLetters, foldLetters, trimWritten } from './written-text.ts';

describe('trimWritten', () => {
  it.each([
    ' \n\t',
    '\u00a0\u2003\u3000',
    '\u200b\u200c\u200d\u2060',
    '\ufeff',
    '\u00ad',
    '\u200e\u200f\u202a\u202c\u2066\u2069',
    '\u3164\u115f\u1160\uffa0',
    '\u17b4\u180e\u2800',
    '\u0301\u09be\u09cd',
    '\ufe0f\u{e0100}\u{e0020}',
    '\ue000',
  ])('returns nothing for the invisible %j', (text) => {
    expect(trimWritten(text)).toBe('');
  });

  it.each([
    [' Rahima ', 'Rahima'],
    ['র‍্যাব', 'র‍্যাব'],
    ['ক্‌ষ', 'ক্‌ষ'],
    ['\u200e0171\u200e', '\u200e0171\u200e'],
    ['❤️', '❤️'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['?', '?'],
    ['৳', '৳'],
  ])('keeps the visible %j', (text, kept) => {
    expect(trimWritten(text)).toBe(kept);
  });
});

describe('letters', () => {
  it.each([
    ['\u09df', '\u09af\u09bc'],
    ['\u09dc', '\u09a1\u09bc'],
    ['\u09dd', '\u09a2\u09bc'],
    ['\u09cb', '\u09c7\u09be'],
    ['\u09cc', '\u09c7\u09d7'],
    ['é', 'e\u0301'],
  ])('are the same in both encodings: %s', (one, other) => {
    expect(composeLetters(one)).toBe(composeLetters(other));
    expect(foldLetters(one)).toBe(foldLetters(other));
  });

  it('are compared in small letters', () => {
    expect(foldLetters('VISA É')).toBe(foldLetters('visa e\u0301'));
  });
});
