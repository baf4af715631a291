import { messages as bn } from './bn/chat-button.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/chat-button.ts';

/** The button that every page has. */
export const useChatButtonMessages = createMessages({ en, bn });
