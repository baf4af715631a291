import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  checkInbox: {
    en: 'Please check your inbox and confirm your address.',
    bn: 'আপনার মেইল দেখুন, আর ঠিকানা নিশ্চিত করুন।',
  },
} as const satisfies Messages;
