/** Anything but spaces, marks without a letter, control characters, invisible ones and fillers, and the blank of Braille. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{DI}\u2800]/u;

/** Text without spaces at its ends; empty if it has no visible character. Keeps joiners within words of Bangla. */
export const trimWritten = (text: string): string => (visible.test(text) ? text.trim() : '');
