import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  recordNotFound: { en: 'This record was not found.', bn: 'এটি পাওয়া যায়নি।' },
  left: { en: 'Left', bn: 'বেরিয়ে গেছেন' },
} as const satisfies Messages;
