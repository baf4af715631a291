import { messages as bn } from './bn/outbox.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/outbox.ts';

/** What waits on this device until there is a line. */
export const useOutboxMessages = createMessages({ en, bn });
