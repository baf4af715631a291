import { wordsOf } from './words.ts';

/** Colleagues who have the same record open. */
export const presenceMessages = wordsOf('presence');
