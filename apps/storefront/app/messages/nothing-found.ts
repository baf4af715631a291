import { messages as bn } from './bn/nothing-found.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/nothing-found.ts';

/** What is offered where a search has found nothing. */
export const useNothingFoundMessages = createMessages({ en, bn });
