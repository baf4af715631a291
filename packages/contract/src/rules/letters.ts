/** The form in which letters are stored: NFC, because several letters of Bangla have two encodings. */
export const composeLetters = (text: string): string => text.normalize('NFC');

/** The form in which texts are compared: small letters in NFC. */
export const foldLetters = (text: string): string => composeLetters(text.toLowerCase());
