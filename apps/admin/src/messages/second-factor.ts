import { wordsOf } from './words.ts';

/** The app that makes codes: setting it up, keeping it, and who has to have one. */
export const secondFactorMessages = wordsOf('secondFactor');
