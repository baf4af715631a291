import { messages as bn } from './bn/recovery.ts';
import { messages as en } from './en/recovery.ts';

/** What a page says that was loaded again by itself; outside of components. */
export const recoveryMessages = { en, bn };
