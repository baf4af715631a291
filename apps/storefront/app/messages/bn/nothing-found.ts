import type { messages as en } from '../en/nothing-found.ts';

export const messages = {
  didYouMean: 'আপনি কি খুঁজছেন …',
  lookIn: 'এই ধরনগুলোতে দেখুন',
  ask: 'লাইভ চ্যাটে আমাদের জিজ্ঞেস করুন',
  question: (search) => `আমি খুঁজছি: ${search}`,
} satisfies typeof en;
