import { wordsOf } from './words.ts';

/** Says why a call failed, and why the server or a schema refuses a field. */
export const failureMessages = wordsOf('failures');
