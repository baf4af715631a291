import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  jobNotFound: { en: 'This job was not found.', bn: 'কাজটি পাওয়া যায়নি।' },
  triedAgain: { en: 'It is tried again', bn: 'আবার চেষ্টা করা হচ্ছে' },
  dropped: { en: 'Dropped', bn: 'বাদ দেওয়া হয়েছে' },
} as const satisfies Messages;
