import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInternationalPhone, toPhoneSearch } from './phone.ts';
import { toLocalPhone } from './local-phone.ts';

const mobile = fc
  .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), fc.stringMatching(/^\d{8}$/))
  .map(([operator, rest]) => `01${operator}${rest}`);
/** The zeros of ASCII, Arabic, Persian, Bangla and full-width digits. */
const zeros = [0x30, 0x0660, 0x06f0, 0x09e6, 0xff10];
const writtenFrom = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('a Bangladesh mobile number', () => {
  const prefixes = ['0', '', '+880', '+880 (0) ', '+88 0', '880', '00880', '0088 0', 'tel:+880'];
  // Hyphens, dashes, dots and spaces of several kinds, and marks that show nothing.
  const between = Array.from(
    ' -.()/\u00a0\u2009\u2010\u2011\u2013\u2014\u2212\uff0d\u200b\u200e\u2068\u00ad',
  );

  it('is accepted as people paste it, and sent with +88', () => {
    const parts = fc.record({
      number: mobile,
      prefix: fc.constantFrom(...prefixes),
      zero: fc.constantFrom(...zeros),
      marks: fc.array(fc.constantFrom('', '', ...between), { minLength: 11, maxLength: 11 }),
      around: fc.constantFrom('', ' ', '\u200e', '\u202a', '\ufeff'),
    });
    fc.assert(
      fc.property(parts, ({ number, prefix, zero, marks, around }) => {
        const national = number.slice(1).replace(/\d/g, (digit) => digit + (marks.pop() ?? ''));
        const written = around + writtenFrom(zero, prefix + national) + around;
        expect(toInternationalPhone(written)).toBe(`+88${number}`);
      }),
    );
  });

  it.each([
    '',
    '-',
    '0171234567',
    '017123456789',
    '01212345678',
    '01112345678',
    '001712345678',
    '017123x5678',
    '01712345678x',
    '+8901712345678',
    '+88 +88 01712345678',
    '0171880112345',
    '+1 713 456 7890',
    '01712345678, 01812345678',
  ])('is not %j', (written) => {
    expect(toInternationalPhone(written)).toBeUndefined();
  });
});

describe('a number in a field', () => {
  it('shows a stored number without its prefix, and leaves any other as it is', () => {
    expect(toLocalPhone('+8801712345678')).toBe('01712345678');
    expect(toLocalPhone('01712345678')).toBe('01712345678');
    expect(toLocalPhone('+4917612345+88')).toBe('+4917612345+88');
  });
});

describe('a search for a number', () => {
  it.each([
    ['01712-345 678', '01712345678'],
    ['+880 (0) 1712', '01712'],
    ['0088 ০১৭১২', '01712'],
    ['tel:+8801712', '01712'],
    ['1712.345', '1712345'],
    ['0088', '88'],
    ['5678', '5678'],
    ['Rahima', undefined],
    ['PTK-7', undefined],
    ['--', undefined],
  ])('for %j looks for %j', (typed, digits) => {
    expect(toPhoneSearch(typed)).toBe(digits);
  });

  it('finds any part of the stored number', () => {
    fc.assert(
      fc.property(mobile, fc.nat(10), fc.nat(10), (number, from, length) => {
        const part = number.slice(from, from + length + 1);
        expect(`+88${number}`).toContain(toPhoneSearch(part));
      }),
    );
  });
});
