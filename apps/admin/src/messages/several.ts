import { wordsOf } from './words.ts';

/** Records that are changed together. */
export const severalMessages = wordsOf('several');
