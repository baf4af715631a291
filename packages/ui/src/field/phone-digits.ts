import { latinDigits } from '../internal/latin-digits.ts';

/** How many digits a Bangladeshi mobile number has, without the country's code. */
const phoneLength = 11;

/**
 * The digits of a phone number as a person writes it: digits of every script become Latin
 * ones, everything else goes, and so does the country's code in front of a whole number.
 */
export function phoneDigits(written: string): string {
  const digits = latinDigits(written).replaceAll(/\D/g, '');
  const own = digits.length > phoneLength ? digits.replace(/^(00)?88(?=0)/, '') : digits;
  return own.slice(0, phoneLength);
}
