import { wordsOf } from './words.ts';

/** Says why a call failed where the server did not, and why a schema or a rule refuses a field. */
export const failureMessages = wordsOf('failures');
