import { wordsOf } from './words.ts';

/** Keys with which programs make calls: issuing them, looking after them, ending them. */
export const apiKeyMessages = wordsOf('apiKeys');
