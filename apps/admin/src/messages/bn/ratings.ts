import type { messages as en } from '../en/ratings.ts';

export const messages = {
  scores: { good: 'ভালো', okay: 'মোটামুটি', bad: 'খারাপ' },
  share: 'যেসব চ্যাট ভালো লেগেছে',
  of: (rated) => `মূল্যায়ন হয়েছে ${rated}টি`,
  none: 'মূল্যায়ন নেই',
  title: 'ভিজিটরদের কাছে চ্যাট কেমন লেগেছে',
  text: 'এই সময়ে যাঁরা চ্যাটের মূল্যায়ন করেছেন। যাঁরা করেননি, তাঁদের ধরা হয়নি।',
  score: 'মূল্যায়ন',
  chats: 'চ্যাট',
  noRatings: 'এই সময়ে কোনো চ্যাটের মূল্যায়ন হয়নি।',
  comments: 'সর্বশেষ মন্তব্য',
  comment: 'মন্তব্য',
  chat: 'চ্যাট',
  noComments: 'এই সময়ে কেউ মন্তব্য লেখেননি।',
} satisfies typeof en;
