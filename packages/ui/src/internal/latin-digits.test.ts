import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

describe('latinDigits', () => {
  it.each([
    ['২৩/১১/২০২৬', '23/11/2026'],
    ['２０２６', '2026'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['visa 9', 'visa 9'],
  ])('%s is %s', (written, latin) => {
    expect(latinDigits(written)).toBe(latin);
  });

  it('reads every number as Intl writes it, in any script', () => {
    const scripts = constantFrom(
      'beng',
      'arab',
      'arabext',
      'deva',
      'fullwide',
      'mymr',
      'thai',
      'adlm',
    );
    assert(
      property(scripts, nat(), (script, number) => {
        const written = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
        expect(latinDigits(written.format(number))).toBe(String(number));
      }),
    );
  });
});
