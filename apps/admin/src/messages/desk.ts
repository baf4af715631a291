import { wordsOf } from './words.ts';

/** What staff are told of the live chat, wherever in the console they are. */
export const deskMessages = wordsOf('desk');
