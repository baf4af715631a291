import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  subscribed: { en: 'You will be told', bn: 'উত্তর এলে আপনাকে জানানো হবে' },
  unsubscribed: { en: 'You are told no more', bn: 'আর জানানো হবে না' },
  browserNotSupported: {
    en: 'This browser cannot be told of news.',
    bn: 'এই ব্রাউজারে খবর পাঠানো যায় না।',
  },
} as const satisfies Messages;
