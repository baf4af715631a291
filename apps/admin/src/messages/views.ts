import { wordsOf } from './words.ts';

/** Lists that are narrowed and sorted under a name. */
export const viewMessages = wordsOf('views');
