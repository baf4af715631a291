import { bangladesh } from './bangladesh.ts';
import { countries } from './countries.ts';
import type { DefaultSynonyms } from './entry.ts';
import { services } from './services.ts';
import { trades } from './trades.ts';

/**
 * The words of the same meaning that every catalogue begins with, in English, Bangla and romanised
 * Bangla. Endings, typing errors and other spellings of the same sound are found without them.
 */
export const defaultSynonyms: readonly DefaultSynonyms[] = [
  ...countries,
  ...bangladesh,
  ...trades,
  ...services,
];
