import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  linkOver: {
    en: 'This link was used already, or its ten minutes are over.',
    bn: 'এই লিংকটি আগেই ব্যবহার করা হয়েছে, অথবা এর দশ মিনিট শেষ।',
  },
} as const satisfies Messages;
