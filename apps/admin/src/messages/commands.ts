import { wordsOf } from './words.ts';

/** The palette of records and actions, and the list of keys. */
export const commandMessages = wordsOf('commands');
