import { messages as bn } from './bn/pages.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/pages.ts';

/** Pages of one question, and what every page may need. */
export const usePagesMessages = createMessages({ en, bn });
