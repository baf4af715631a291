import type { messages as en } from '../en/editing.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  overtaken: {
    title: 'এর মধ্যে কেউ এটি বদলেছেন',
    text: 'যেখানে আপনি হাত দেননি, সেখানে এখনকার লেখা দেখছেন। আপনার লেখা এখানেই আছে, এখনও সেভ হয়নি।',
    keep: 'আমারটি রাখুন',
    drop: 'আমারটি বাদ দিন',
  },
  pictures: {
    add: 'ছবি যোগ করুন',
    choose: (several) =>
      several ? 'ছবিগুলো বেছে নিন বা এখানে টেনে আনুন' : 'একটি ছবি বেছে নিন বা এখানে টেনে আনুন',
    alt: (number) => `${formats.count(number)} নম্বর ছবিতে কী আছে`,
    earlier: (number) => `${formats.count(number)} নম্বর ছবি সামনে আনুন`,
    later: (number) => `${formats.count(number)} নম্বর ছবি পেছনে নিন`,
    remove: (number) => `${formats.count(number)} নম্বর ছবি সরান`,
  },
  tags: 'ট্যাগ',
  tagsHint: 'শুধু কর্মীরা দেখেন। কমা বা Enter চাপলে যোগ হয়।',
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে...',
  saved: 'সেভ হয়েছে। এখন সবাই এটি দেখছেন।',
  kept: 'আপনার আগের লেখা এখানে আছে, এখনও সেভ হয়নি।',
  drop: 'বাদ দিন',
  undo: 'আগের মতো করুন',
  undone: 'শেষ বদলটি ফিরিয়ে নেওয়া হয়েছে।',
  failed: 'সেভ করা যায়নি। আবার চেষ্টা করুন।',
  remove: 'মুছুন',
  keep: 'না, থাক',
  removed: 'মুছে গেছে।',
  loading: 'লোড হচ্ছে...',
  loadFailed: 'লোড করা যায়নি',
  missing: 'এই ঠিকানায় কিছু নেই',
  retry: 'আবার চেষ্টা করুন',
} satisfies typeof en;
