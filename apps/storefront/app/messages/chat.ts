import { messages as bn } from './bn/chat.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/chat.ts';

/** The live chat's panel. */
export const useChatMessages = createMessages({ en, bn });
