/** How far a digit stands from the zero of its script: the ten digits of a script follow each other. */
function worth(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The same text with the digits of every script, such as ০-৯, as Latin ones. */
export const latinDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, worth);
