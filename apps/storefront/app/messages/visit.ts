import { messages as bn } from './bn/visit.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/visit.ts';

/** Messages about stored data; also outside of components. */
export const visitMessages = { en, bn };

export const useVisitMessages = createMessages(visitMessages);
