import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  serviceTypeNotFound: {
    en: 'This type of service was not found.',
    bn: 'এই ধরনের সেবা পাওয়া যায়নি।',
  },
} as const satisfies Messages;
