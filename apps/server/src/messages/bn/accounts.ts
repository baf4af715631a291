import type { StaffRole } from '@pothik/contract';
import type { messages as en } from '../en/accounts.ts';
import { formats } from './formats.ts';

const roles: Record<StaffRole, string> = { agent: 'প্রতিনিধি', editor: 'সম্পাদক', owner: 'মালিক' };

const setPassword = 'নতুন পাসওয়ার্ড দিন';
const removeAccount = 'ওই অ্যাকাউন্ট মুছে দিন';

export const messages = {
  reset: {
    subject: (product) => `${product}: নতুন পাসওয়ার্ড দিন`,
    asked: 'এই ঠিকানার জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। সম্ভবত আপনিই চেয়েছেন।',
    set: { lead: '৩০ মিনিটের মধ্যে এই লিংকে গিয়ে নতুন পাসওয়ার্ড দিন', action: setPassword },
    otherwise: 'লিংকটি একবারই কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না। আপনার আগের পাসওয়ার্ডই থাকবে।',
  },
  verification: {
    subject: (product) => `${product}: আপনার ই-মেইল নিশ্চিত করুন`,
    given: (product) => `${product}-এ একটি অ্যাকাউন্ট খুলতে এই ই-মেইল ঠিকানা দেওয়া হয়েছে।`,
    confirm: { lead: 'ঠিকানাটি আপনার হলে এই লিংকে যান', action: 'আমার ই-মেইল নিশ্চিত করুন' },
    remove: {
      lead: 'আপনি না খুলে থাকলে কিছু না করলেও চলবে। চাইলে অ্যাকাউন্টটি মুছে দিন',
      action: removeAccount,
    },
  },
  hasAccount: {
    subject: (product) => `${product}-এ আপনার অ্যাকাউন্ট আগে থেকেই আছে`,
    given: (product) =>
      `এইমাত্র ${product}-এ আরেকটি অ্যাকাউন্ট খুলতে এই ই-মেইল ঠিকানা দেওয়া হয়েছে। আপনার একটি অ্যাকাউন্ট আগে থেকেই আছে। সেটি যেমন ছিল, তেমনই থাকবে। অন্য অ্যাকাউন্ট থেকে আপনার কিছুই দেখা যায় না।`,
    signIn: { lead: 'আপনি খুলে থাকলে আগের অ্যাকাউন্টে লগইন করুন', action: 'লগইন' },
    set: { lead: 'আগের পাসওয়ার্ড মনে না থাকলে নতুন একটি দিন', action: setPassword },
    remove: { lead: 'অন্য অ্যাকাউন্টটি মুছে দিতে পারেন', action: removeAccount },
  },
  passwordChanged: {
    subject: (product) => `${product}: আপনার পাসওয়ার্ড বদলে গেছে`,
    changed: 'এইমাত্র আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ফোন ও কম্পিউটার থেকে লগআউট হয়ে গেছে।',
    set: { lead: 'আপনি না বদলে থাকলে এখনই নতুন পাসওয়ার্ড দিন', action: setPassword },
    notification: {
      title: 'আপনার পাসওয়ার্ড বদলে গেছে',
      body: 'অন্য সব ফোন ও কম্পিউটার থেকে লগআউট হয়ে গেছে। আপনি না বদলে থাকলে এখনই নতুন পাসওয়ার্ড দিন।',
    },
  },
  addressChanged: {
    subject: (product) => `${product}: আপনার ই-মেইল ঠিকানা বদলে গেছে`,
    changed: 'আপনার অ্যাকাউন্টে এখন অন্য একটি ই-মেইল ঠিকানা আছে। এই ঠিকানায় আর কিছু আসবে না।',
    undo: {
      lead: 'আপনি না বদলে থাকলে ৭ দিনের মধ্যে এই লিংকে যান। অ্যাকাউন্টে এই ঠিকানা ফিরে আসবে, সবাই লগআউট হয়ে যাবে, আর আপনি নতুন পাসওয়ার্ড দেবেন',
      action: 'আগের ঠিকানা ফেরান',
    },
  },
  dataExported: {
    subject: (product) => `${product}: আপনার সব তথ্য নামানো হচ্ছে`,
    asked:
      'আপনার অ্যাকাউন্টে লগইন করা কেউ আপনার সব তথ্যের কপি চেয়েছেন। তিনি আপনার পাসওয়ার্ড দিয়েছেন, অথবা গুগল দিয়ে আবার লগইন করেছেন।',
    set: { lead: 'আপনি না চেয়ে থাকলে এখনই নতুন পাসওয়ার্ড দিন', action: setPassword },
  },
  invitation: {
    subject: (product) => `${product}: কর্মী হিসেবে যোগ দিন`,
    greeting: (name) => `প্রিয় ${name},`,
    owner: (product) => `${product}-এর একজন মালিক`,
    asked: (inviter, product, role) =>
      `${inviter} আপনাকে ${product}-এর কর্মী হিসেবে যোগ দিতে বলেছেন। আপনার ভূমিকা: ${roles[role]}।`,
    join: (days) => ({
      lead: `${formats.amount(days)} দিনের মধ্যে এই লিংকে গিয়ে একটি পাসওয়ার্ড দিন`,
      action: 'যোগ দিন',
    }),
    once: 'লিংকটি একবারই কাজ করবে। আপনি এ বিষয়ে কিছু না জানলে কিছু করতে হবে না।',
  },
} satisfies typeof en;
