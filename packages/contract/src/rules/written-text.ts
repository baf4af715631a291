/**
 * Anything but spaces, marks without a letter, control and format characters, surrogates, private use, fillers and
 * other invisible characters, and the blank of Braille.
 */
const visible = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800]/u;

/** Text without spaces at its ends; empty if it has no visible character. Keeps joiners within words of Bangla. */
export const trimWritten = (text: string): string => (visible.test(text) ? text.trim() : '');

/** The form in which letters are stored: NFC, because several letters of Bangla have two encodings. */
export const composeLetters = (text: string): string => text.normalize('NFC');

/** The form in which texts are compared: small letters in NFC. */
export const foldLetters = (text: string): string => composeLetters(text.toLowerCase());
