import { messages as bn } from './bn/frame.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/frame.ts';

/** What stands on every page, and in every list. */
export const useFrameMessages = createMessages({ en, bn });
