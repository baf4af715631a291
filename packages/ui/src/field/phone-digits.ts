import { latinDigits } from '../internal/latin-digits.ts';

/** How many digits a Bangladeshi mobile number has, without the country's code. */
const phoneLength = 11;

/**
 * The digits of a phone number as a person writes it: digits of every script become Latin
 * ones, everything else goes, and so does the country's code in front of a whole number. A whole number
 * without its first 0 gets it.
 */
export function phoneDigits(written: string): string {
  const digits = latinDigits(written).replaceAll(/\D/g, '');
  const own = digits.length > phoneLength ? digits.replace(/^(?:00)?880?0?(?=1)/, '0') : digits;
  return own.replace(/^(?=1[3-9]\d{8}$)/, '0').slice(0, phoneLength);
}
