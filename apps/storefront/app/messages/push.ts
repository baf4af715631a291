import { messages as bn } from './bn/push.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/push.ts';

/** Being told of answers while no page is open. */
export const usePushMessages = createMessages({ en, bn });
