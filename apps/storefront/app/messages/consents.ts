import type { AskedConsent, ConsentPurpose } from '@pothik/contract';
import { messages as bn } from './bn/consents.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/consents.ts';

/** The texts by which people are asked to agree, each with its name in the ledger. */
export const useAskedConsents = createMessages<Record<ConsentPurpose, AskedConsent>>({ en, bn });
