import { messages as bn } from './bn/rules.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/rules.ts';

/** What the rules of the contract say, by their keys. */
export const useRules = createMessages({ en, bn });
