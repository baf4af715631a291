import type { messages as en } from '../en/desk.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  waiting: (visitor) => `${visitor} চ্যাটে অপেক্ষা করছেন।`,
  message: (visitor) => `${visitor}: নতুন বার্তা।`,
  taken: (visitor, by) => `${visitor} এখন উত্তর পাচ্ছেন ${by}-এর কাছ থেকে।`,
  handedOver: (visitor) => `${visitor}-এর চ্যাট এখন আপনার।`,
  returned: (visitor) => `${visitor}-এর চ্যাট আবার অপেক্ষার লাইনে গেছে।`,
  woken: (visitor) => `${visitor}-এর চ্যাটটি ফিরে এসেছে। আপনি এটি এই সময়ের জন্য রেখেছিলেন।`,
  closed: (visitor) => `${visitor}-এর চ্যাট একজন সহকর্মী শেষ করেছেন।`,
  pictureLost: 'একটি ছবি পাঠানো হয়নি। ছবিটি আবার বেছে নিন।',
  actionsLeft: (parts) => `আপনার উত্তর পাঠানো হয়েছে। ${parts.join(' ')}`,
  left: {
    already: (tag) => `চ্যাটে ${tag} ট্যাগটি আগেই ছিল।`,
    full: (tag) => `${tag} ট্যাগটি দেওয়ার জায়গা ছিল না।`,
    unread: 'চ্যাটটি খোলা আছে: এর মধ্যে ভিজিটর আবার লিখেছেন।',
  },
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  nameless: 'একজন ভিজিটর',
  colleague: 'একজন সহকর্মী',
  newChats: (count) => `${formats.count(count)}টি চ্যাটে আপনাকে দরকার`,
} satisfies typeof en;
