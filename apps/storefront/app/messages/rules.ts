import { messages as bn } from './bn/rules.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/rules.ts';

/** Words what a rule of the contract says. */
export const useRules = createMessages({ en, bn });
