import { messages as bn } from './bn/home.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/home.ts';

/** The start page. */
export const useHomeMessages = createMessages({ en, bn });
