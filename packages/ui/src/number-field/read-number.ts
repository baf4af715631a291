import { latinDigits } from '../internal/latin-digits.ts';

/**
 * The number that a person wrote: digits of any script, groups as in 1,45,000 or 1 45 000, a point for
 * the fraction.
 *
 * @returns nothing where it is empty, `NaN` where it is no number.
 */
export function readNumber(written: string): number | undefined {
  const plain = latinDigits(written)
    .replaceAll(/[\s,_'’]/g, '')
    .replace(/^[−–]/, '-');
  if (plain === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
