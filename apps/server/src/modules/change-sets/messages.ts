import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  changeNotFound: { en: 'This change was not found.', bn: 'বদলটি পাওয়া যায়নি।' },
  alreadyUndone: {
    en: 'This change is undone already.',
    bn: 'বদলটি আগেই ফিরিয়ে নেওয়া হয়েছে।',
  },
  tooLateToUndo: {
    en: 'This change is older than ten minutes: it stays.',
    bn: 'দশ মিনিট পেরিয়ে গেছে, তাই বদলটি আর ফেরানো যাবে না।',
  },
} as const satisfies Messages;
