import { wordsOf } from './words.ts';

/** Words of the screens on which the catalogue and the articles are translated. */
export const translationMessages = wordsOf('translations');
