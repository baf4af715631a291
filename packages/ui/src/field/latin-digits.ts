const banglaZero = '০'.charCodeAt(0);

/** The text with Latin digits in place of Bangla and full-width ones. */
export const latinDigits = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
