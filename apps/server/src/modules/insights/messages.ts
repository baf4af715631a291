import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  articleNotFound: { en: 'This article was not found.', bn: 'লেখাটি পাওয়া যায়নি।' },
  articleRemoved: { en: 'Article removed', bn: 'লেখা মুছে ফেলা হয়েছে' },
  titleUntranslated: {
    en: 'Translate the title before you publish',
    bn: 'প্রকাশের আগে শিরোনাম বাংলায় লিখুন',
  },
} as const satisfies Messages;
