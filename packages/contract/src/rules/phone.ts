import { toAsciiDigits } from './digits.ts';

/** A Bangladesh mobile number without the country's prefix: 01, 3 to 9, eight more digits (Specification §5). */
const localPattern = /^01[3-9]\d{8}$/;

/** The country's prefix, put before the eleven digits when a number is sent (Specification §9). */
export const phonePrefix = '+88';

/** The number of digits of a phone field (Specification §9). */
export const phoneLength = 11;

/** The message for an invalid number (Specification §5). */
export const invalidPhoneMessage = 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)';

/** Whether these are the eleven digits of a Bangladesh mobile number. */
export function isBangladeshMobile(digits: string): boolean {
  return localPattern.test(digits);
}

/**
 * The digits of a number as people paste it, without spaces, signs, direction marks and `tel:`.
 *
 * @returns undefined for a text with any other letter.
 */
function pastedDigits(text: string): string | undefined {
  const compact = toAsciiDigits(text).replace(/[^\p{L}\p{Nd}]/gu, '');
  return /^(?:tel)?(\d*)$/i.exec(compact)?.[1];
}

/**
 * The number as it is sent and stored: +88 and eleven digits. Accepts digits of any script, `tel:`, any spaces,
 * dashes, dots, brackets and direction marks, the country's prefix (+880, 0088, with or without `(0)`) and a missing
 * first 0; returns `undefined` for anything else.
 */
export function toInternationalPhone(text: string): string | undefined {
  const local = pastedDigits(text)?.replace(/^(?:(?:00)?880?)?0?(?=1\d{9}$)/, '0') ?? '';
  return isBangladeshMobile(local) ? phonePrefix + local : undefined;
}

/**
 * The digits by which a stored number is searched for part of it, typed in any way that {@link toInternationalPhone}
 * accepts for a whole number.
 *
 * @returns undefined for a text that is no part of a number.
 */
export function toPhoneSearch(text: string): string | undefined {
  const digits = pastedDigits(text)?.replace(/^(?:00)?880?0?(?=1)|^00(?=88)/, (prefix) =>
    prefix === '00' ? '' : '0',
  );
  return digits || undefined;
}

/** The eleven digits of a stored number, for showing it in a field. */
export function toLocalPhone(international: string): string {
  return international.startsWith(phonePrefix)
    ? international.slice(phonePrefix.length)
    : international;
}
