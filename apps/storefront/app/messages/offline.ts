import { messages as bn } from './bn/offline.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/offline.ts';

/** Messages without a line. */
export const useOfflineMessages = createMessages({ en, bn });
