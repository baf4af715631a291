import { askedConsentsInBangla } from '@pothik/contract';

export const messages = askedConsentsInBangla;
