import { wordsOf } from './words.ts';

/** Services that are exported and imported as files. */
export const serviceFileMessages = wordsOf('serviceFiles');
