import { wordsOf } from './words.ts';

/** The most that workers may be asked to pay for jobs. */
export const costCapMessages = wordsOf('costCaps');
