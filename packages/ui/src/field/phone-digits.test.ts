import { describe, expect, it } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

describe('phoneDigits', () => {
  it.each([
    ['01712345678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['０１７１２３４５６７８', '01712345678'],
    ['+880 1712-345678', '01712345678'],
    ['008801712345678', '01712345678'],
    ['017 123', '017123'],
    ['88', '88'],
    ['0171234567899', '01712345678'],
    ['abc', ''],
  ])('%s is %s', (written, digits) => {
    expect(phoneDigits(written)).toBe(digits);
  });
});
