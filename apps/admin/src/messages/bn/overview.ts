import type { messages as en } from '../en/overview.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  title: 'এক নজরে',
  loading: 'লোড হচ্ছে...',
  failed: 'হিসাবগুলো লোড করা যায়নি',
  tryAgain: 'আবার চেষ্টা করুন',
  refresh: 'আবার দেখুন',
  asOf: (time) => `${time} পর্যন্ত`,
  notRefreshed: 'নতুন করে লোড করা যায়নি। এগুলো আগের হিসাব।',
  now: 'এখন',
  newToday: 'আজকের নতুন বুকিং',
  waiting: 'চ্যাটে অপেক্ষা করছেন',
  longest: 'সবচেয়ে লম্বা অপেক্ষা',
  nobodyWaits: 'কেউ নেই',
  minutes: (minutes) => {
    if (minutes < 1) return 'এক মিনিটের কম';
    if (minutes < 60) return `${formats.count(minutes)} মিনিট`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return `${formats.count(hours)} ঘণ্টা ${formats.count(minutes % 60)} মিনিট`;
    return `${formats.count(Math.floor(hours / 24))} দিন ${formats.count(hours % 24)} ঘণ্টা`;
  },
  overduePending: 'দুই দিনের বেশি অপেক্ষায়',
  overdueAnswered: 'এক দিনের বেশি আগে আসা গ্রাহকের উত্তর',
  dailyMail: {
    label: 'রোজ সকালে আগের দিনের হিসাব মেইলে পাঠান',
    hint: 'বাংলাদেশ সময় সকাল আটটায়, এই পাতার ভাষায়।',
    failed: 'রাখা যায়নি। আবার চেষ্টা করুন।',
  },
  byStatus: 'কোন অবস্থায় কত বুকিং',
  status: 'অবস্থা',
  bookings: 'বুকিং',
  atLeast: (count) => `${count}+`,
  noBookings: 'এখনও কোনো বুকিং নেই।',
  period: {
    title: 'কেমন চলেছে',
    choose: 'সময়কাল',
    choices: {
      days7: 'গত ৭ দিন',
      days30: 'গত ৩০ দিন',
      days90: 'গত ৯০ দিন',
      days365: 'গত ৩৬৫ দিন',
      thisMonth: 'এই মাস',
      lastMonth: 'গত মাস',
    },
    failed: 'এই সময়ের হিসাব লোড করা যায়নি',
    made: 'নতুন বুকিং',
    before: (count) => `আগের সমান দিনে ${count}টি`,
    chatWait: 'চ্যাটে প্রথম উত্তর',
    bookingWait: 'বুকিংয়ে প্রথম সিদ্ধান্ত',
    mostly: (time) => `১০টির ৯টিতে ${time}-এর মধ্যে`,
    answered: (answered, of) => `${of}টির ${answered}টিতে উত্তর দেওয়া হয়েছে`,
    decided: (decided, of) => `${of}টির ${decided}টিতে সিদ্ধান্ত হয়েছে`,
    none: 'এখনও নেই',
    spans: 'এই সময়ের নতুন বুকিং',
    spansText: 'বাংলাদেশের দিন ধরে; সপ্তাহ রবি থেকে শনি।',
    asTable: 'ছকে দেখুন',
    days: 'দিন',
    seldom: 'বেশি খোলা হয়, কম বুক হয়',
    seldomText: 'এই সময়ে অন্তত দশবার খোলা সেবা; খোলার তুলনায় যেগুলো কম বুক হয়েছে, সেগুলো আগে।',
    booked: 'বুকিং',
    noSeldom: 'এই সময়ে কোনো সেবা দশবার খোলা হয়নি।',
  },
  views: 'যেসব সেবা বেশি খোলা হয়েছে',
  viewsText: 'গত ত্রিশ দিনে। কে খুলেছেন তা রাখা হয় না, শুধু কতবার তা গোনা হয়।',
  service: 'সেবা',
  opened: 'কতবার',
  noViews: 'এখনও কোনো সেবা খোলা হয়নি।',
  nameless: 'নামহীন সেবা',
} satisfies typeof en;
