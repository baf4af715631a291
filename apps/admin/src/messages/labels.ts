import { wordsOf } from './words.ts';

/** What components say where no page hands them words. */
export const componentLabels = wordsOf('labels');
