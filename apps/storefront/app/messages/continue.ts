import { messages as bn } from './bn/continue.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/continue.ts';

/** Going on with a chat or a booking on another phone. */
export const useContinueMessages = createMessages({ en, bn });
