import { wordsOf } from './words.ts';

/** The case of a person: all that happened between them and us. */
export const caseMessages = wordsOf('case');
