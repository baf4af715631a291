import { wordsOf } from './words.ts';

/** The library of pictures. */
export const pictureMessages = wordsOf('pictures');
