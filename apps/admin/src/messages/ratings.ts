import { wordsOf } from './words.ts';

/** How visitors found their chats. */
export const ratingMessages = wordsOf('ratings');
