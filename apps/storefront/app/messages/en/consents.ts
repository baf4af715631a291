import { askedConsents } from '@pothik/contract';

export const messages = askedConsents;
