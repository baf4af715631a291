import { describe, expect, it } from 'vitest';
import { composeLetters, foldLetters } from './letters.ts';

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
