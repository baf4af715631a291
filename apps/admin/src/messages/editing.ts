import { wordsOf } from './words.ts';

/** What is said wherever something is changed that somebody else may change as well. */
export const editingMessages = wordsOf('editing');
