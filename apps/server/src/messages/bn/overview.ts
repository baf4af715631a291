import type { messages as en } from '../en/overview.ts';
import { formats } from './formats.ts';

export const messages = {
  subject: (product, day) => `${product}: ${formats.day(day)} কেমন গেল`,
  yesterday: (day) => `গতকাল, ${formats.day(day)}:`,
  made: 'নতুন বুকিং',
  madeWithBefore: (made, before) =>
    `${formats.amount(made)}টি (আগের দিন ${formats.amount(before)}টি)`,
  chatWait: 'চ্যাটে প্রথম উত্তর, অর্ধেকের ক্ষেত্রে',
  bookingWait: 'বুকিংয়ে প্রথম সিদ্ধান্ত, অর্ধেকের ক্ষেত্রে',
  none: 'এখনও নেই',
  minutes: (minutes) => {
    if (minutes < 1) return 'এক মিনিটের মধ্যে';
    if (minutes < 60) return `${formats.amount(minutes)} মিনিটের মধ্যে`;
    const rest = minutes % 60;
    return `${formats.amount(Math.floor(minutes / 60))} ঘণ্টা ${formats.amount(rest)} মিনিটের মধ্যে`;
  },
  count: (count, isMinimum) => `${formats.amount(count)}${isMinimum ? '+' : ''}`,
  now: 'এখন:',
  waiting: 'চ্যাটে অপেক্ষা করছেন',
  overduePending: 'দুই দিনের বেশি অপেক্ষায় থাকা বুকিং',
  overdueAnswered: 'এক দিনের বেশি আগে আসা গ্রাহকের উত্তর',
  open: { lead: 'আরও আছে এক নজরে', action: 'কনসোল খুলুন' },
  why: 'আপনি চেয়েছেন বলে রোজ সকালে এই মেইল পান। কনসোলের প্রথম পাতা থেকে বন্ধ করতে পারেন।',
} satisfies typeof en;
