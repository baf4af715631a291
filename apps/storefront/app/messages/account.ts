import { messages as bn } from './bn/account.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/account.ts';

/** Signing in, and the account. */
export const useAccountMessages = createMessages({ en, bn });

export type AccountMessages = ReturnType<typeof useAccountMessages>;
