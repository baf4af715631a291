import { wordsOf } from './words.ts';

/** What is said of a failed call, and of a field that the server or a schema refuses. */
export const failureMessages = wordsOf('failures');
