import { describe, expect, it } from 'vitest';
import { trimWritten } from './written-text.ts';

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
