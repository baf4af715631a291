import { toAsciiDigits } from './digits.ts';
import { phonePrefix } from './local-phone.ts';

/** The number of digits of a phone field (Specification §9). */
export const phoneLength = 11;

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
  // A Bangladesh mobile number is 01, 3 to 9, eight more digits (Specification §5).
  const national = /^(?:(?:00)?880?)?0?(1[3-9]\d{8})$/.exec(pastedDigits(text) ?? '')?.[1];
  return national && `${phonePrefix}0${national}`;
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
  return digits === '' ? undefined : digits;
}
