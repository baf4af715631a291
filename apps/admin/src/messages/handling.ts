import { wordsOf } from './words.ts';

/** Whose a booking is, until when, and for whom it waits. */
export const handlingMessages = wordsOf('handling');
