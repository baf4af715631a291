import { messages as bn } from './bn/service.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/service.ts';

/** The page of a service. */
export const useServiceMessages = createMessages({ en, bn });
