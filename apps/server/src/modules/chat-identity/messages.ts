import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  ofAnotherAccount: {
    en: 'This chat belongs to another account.',
    bn: 'এই চ্যাট অন্য একটি অ্যাকাউন্টের।',
  },
} as const satisfies Messages;
