import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './digits.ts';

describe('toAsciiDigits', () => {
  it.each([
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['\uff10\uff11\uff12\uff13\uff14', '01234'],
    ['\u0660\u0661 \u06f8\u06f9', '01 89'],
    ['\u{1d7d8}\u{1d7e1}', '09'],
    ['ক-½ visa', 'ক-½ visa'],
  ])('turns %s into %s', (written, expected) => {
    expect(toAsciiDigits(written)).toBe(expected);
  });

  it('reads every number as Intl writes it', () => {
    const scripts = fc.constantFrom(
      'beng',
      'arab',
      'arabext',
      'deva',
      'fullwide',
      'mymr',
      'thai',
      'adlm',
    );
    fc.assert(
      fc.property(scripts, fc.nat(), (script, number) => {
        const written = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
        expect(toAsciiDigits(written.format(number))).toBe(String(number));
      }),
    );
  });
});
