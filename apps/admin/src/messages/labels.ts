import { wordsOf } from './words.ts';

/** The words of components to which no page hands its own. */
export const componentLabels = wordsOf('labels');
