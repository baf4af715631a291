import { wordsOf } from './words.ts';

/** How the product presents itself and how it is reached. */
export const settingsMessages = wordsOf('settings');
