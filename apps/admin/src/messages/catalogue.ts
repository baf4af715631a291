import { wordsOf } from './words.ts';

/** Services and categories as they are edited. */
export const catalogueMessages = wordsOf('catalogue');
