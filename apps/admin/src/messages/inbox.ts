import { wordsOf } from './words.ts';

/** The inbox, in which staff answer live chats. */
export const inboxMessages = wordsOf('inbox');
