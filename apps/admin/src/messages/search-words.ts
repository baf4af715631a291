import { wordsOf } from './words.ts';

/** The words by which the search finds services. */
export const searchWordsMessages = wordsOf('searchWords');
