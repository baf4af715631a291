/** Writes 0 to 9 with Bangla digits. */
export const toBanglaDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
