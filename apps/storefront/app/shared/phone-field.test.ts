import { toInternationalPhone } from '@pothik/contract';
import { phoneDigits } from '@pothik/ui';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('reads every number in the field as the API reads it', () => {
  const prefixes = ['0', '', '৮৮০', '+880 (0)', '+880', '00880', '0088 0', 'tel:+88'];
  const written = fc
    .tuple(
      fc.constantFrom(...prefixes),
      fc.stringMatching(/^1[3-9]\d{3}[ .\u2011\u2013\u200e-]?\d{4,6}$/),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(written, (text) => {
      const number = toInternationalPhone(text);
      fc.pre(number !== undefined);
      expect(toInternationalPhone(phoneDigits(text))).toBe(number);
    }),
  );
});
