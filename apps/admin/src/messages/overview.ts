import { wordsOf } from './words.ts';

/** How things stand, at a glance. */
export const overviewMessages = wordsOf('overview');
