/** The form in which texts are compared: small letters in NFC, because letters of Bangla have two encodings. */
export const foldCase = (text: string): string => text.toLowerCase().normalize('NFC');
