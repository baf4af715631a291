import { wordsOf } from './words.ts';

/** Customers, accounts of the staff, what they have done, and where one is signed in. */
export const peopleMessages = wordsOf('people');
