/** The value of a digit: the ten digits of a script are consecutive. */
function valueOf(digit: string): string {
  // Mathematical digits of five styles follow each other without a gap; they have plain equivalents.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Turns the digits of every script, such as ০-৯, into 0-9; leaves every other character alone. */
export const toAsciiDigits = (text: string): string => text.replace(/[^\P{Nd}\d]/gu, valueOf);

/** The same text with ০-৯ in the place of 0-9. */
export const toBanglaDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
