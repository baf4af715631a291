import { wordsOf } from './words.ts';

/** How numbers, days and times are written in the language of the page. */
export const formats = wordsOf('formats');
