import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  setJustNow: {
    en: 'Somebody else has set this just now.',
    bn: 'এইমাত্র অন্য কেউ এটি বদলেছেন।',
  },
} as const satisfies Messages;
