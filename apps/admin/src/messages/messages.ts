import { en } from './en.ts';

/** What every language of the console has words for. */
export type Messages = typeof en;

/** The console speaks English to staff. */
export const messages: Messages = en;
