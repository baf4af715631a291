import type { messages as en } from '../en/chats.ts';
import { formats } from './formats.ts';

export const messages = {
  mail: {
    subject: (product) => `${product} থেকে নতুন বার্তা`,
    answered: 'আপনার চ্যাটে আমাদের কর্মী উত্তর দিয়েছেন।',
    read: {
      lead: 'উত্তরটি এখানে পাবেন। পাতার লাইভ চ্যাট বোতামে চাপ দিন',
      action: 'উত্তর পড়ুন',
    },
  },
  transcript: {
    subject: (product) => `${product}-এর সঙ্গে আপনার চ্যাট`,
    begin: (startedAt) => `${formats.moment(startedAt)} সময়ে শুরু করা চ্যাটে যা লেখা হয়েছিল তা এখানে।`,
    isCut: 'চ্যাটটি দীর্ঘ, তাই শুরুর বার্তাগুলো বাদ দেওয়া হয়েছে।',
    said: (who, at) => `${who}, ${formats.moment(at)}`,
    pictures: 'ছবি মেইলে পাঠানো হয় না।',
  },
  askIdentity:
    'আপনার বুকিং নিয়ে কথা বলার আগে নিশ্চিত হতে চাই যে সেগুলো আপনারই। এখানেই লগইন করুন, অথবা একটি বুকিং নম্বর ও সেই বুকিংয়ের ফোন নম্বর লিখুন।',
  notification: 'আপনার চ্যাটে নতুন বার্তা এসেছে',
  picture: 'একটি ছবি',
} satisfies typeof en;
