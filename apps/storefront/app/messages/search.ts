import { messages as bn } from './bn/search.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/search.ts';

/** The search field with its suggestions. */
export const useSearchMessages = createMessages({ en, bn });
