/** What a Bangladesh mobile number looks like when typed: 01, 3 to 9, eight more digits (Specification §5). */
const localPattern = /^01[3-9]\d{8}$/;

/** The country's prefix, put before the eleven digits when a number is sent (Specification §9). */
export const phonePrefix = '+88';

/** How many digits a phone field takes (Specification §9). */
export const phoneLength = 11;

/** What is said of a number that is none (Specification §5). */
export const invalidPhoneMessage = 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)';

/** Turns Bangla (০-৯) and full-width digits into 0-9; leaves every other character alone. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u09e6-\u09ef\uff10-\uff19]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit < '\uff10' ? 0x09e6 : 0xff10)) % 10),
  );
}

/** Whether these are the eleven digits of a Bangladesh mobile number. */
export function isBangladeshMobile(digits: string): boolean {
  return localPattern.test(digits);
}

/**
 * The number as it is sent and stored: +88 and eleven digits. Accepts spaces, hyphens, Bangla
 * digits and the country's prefix; anything else is `undefined`.
 */
export function toInternationalPhone(text: string): string | undefined {
  const compact = toAsciiDigits(text).replace(/[\s\-()]/g, '');
  const local = compact.replace(/^(?:\+|00)?88(?=01)/, '');
  return isBangladeshMobile(local) ? phonePrefix + local : undefined;
}

/** The eleven digits of a stored number, for showing it in a field. */
export function toLocalPhone(international: string): string {
  return international.startsWith(phonePrefix)
    ? international.slice(phonePrefix.length)
    : international;
}
