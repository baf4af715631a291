import { wordsOf } from './words.ts';

/** Articles as they are edited. */
export const insightMessages = wordsOf('insights');
