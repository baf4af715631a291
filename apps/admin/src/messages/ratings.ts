import { wordsOf } from './words.ts';

/** Ratings of chats by their visitors. */
export const ratingMessages = wordsOf('ratings');
