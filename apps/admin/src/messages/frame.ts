import { wordsOf } from './words.ts';

/** Signing in, what stands around every page, and what may stand in its place. */
export const frameMessages = wordsOf('frame');
