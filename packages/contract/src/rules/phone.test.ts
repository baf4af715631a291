import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBangladeshMobile, toAsciiDigits, toInternationalPhone, toLocalPhone } from './phone.ts';

const mobile = fc
  .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), fc.stringMatching(/^\d{8}$/))
  .map(([operator, rest]) => `01${operator}${rest}`);
const toBangla = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

describe('a Bangladesh mobile number', () => {
  it('is accepted in every common way of writing it and sent with +88', () => {
    fc.assert(
      fc.property(mobile, (number) => {
        const spaced = `${number.slice(0, 5)} ${number.slice(5, 8)}-${number.slice(8)}`;
        const spellings = [number, `+88${number}`, `88${number}`, `0088${number}`, spaced];
        for (const written of [...spellings, ...spellings.map(toBangla)]) {
          expect(toInternationalPhone(written)).toBe(`+88${number}`);
        }
      }),
    );
  });

  it.each([
    '',
    '0171234567',
    '017123456789',
    '01212345678',
    '01112345678',
    '1712345678',
    '017123x5678',
    '+8901712345678',
    '+88 +88 01712345678',
    '0171880112345',
  ])('is not %j', (written) => {
    expect(toInternationalPhone(written)).toBeUndefined();
  });

  it('is eleven digits when it stands in a field', () => {
    expect(isBangladeshMobile('01712345678')).toBe(true);
    expect(isBangladeshMobile('+8801712345678')).toBe(false);
    expect(isBangladeshMobile('01712345678\n')).toBe(false);
  });
});

describe('a number in a field', () => {
  it('shows a stored number without its prefix, and leaves any other as it is', () => {
    expect(toLocalPhone('+8801712345678')).toBe('01712345678');
    expect(toLocalPhone('01712345678')).toBe('01712345678');
    expect(toLocalPhone('+4917612345+88')).toBe('+4917612345+88');
  });

  it('turns Bangla and full-width digits', () => {
    expect(toAsciiDigits('০১৭১২৩৪৫৬৭৮')).toBe('01712345678');
    expect(toAsciiDigits('０１２３４５６７８９')).toBe('0123456789');
  });
});
