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
  nobodyWaits: 'কেউ অপেক্ষায় নেই',
  minutes: (minutes) => {
    if (minutes < 1) return 'এক মিনিটের কম';
    if (minutes < 60) return `${formats.count(minutes)} মিনিট`;
    return `${formats.count(Math.floor(minutes / 60))} ঘণ্টা ${formats.count(minutes % 60)} মিনিট`;
  },
  byStatus: 'কোন অবস্থায় কত বুকিং',
  status: 'অবস্থা',
  bookings: 'বুকিং',
  atLeast: (count) => `${count}+`,
  noBookings: 'এখনও কোনো বুকিং নেই।',
  byWeek: 'সপ্তাহে নতুন বুকিং',
  byWeekText: 'গত বারো সপ্তাহ, রবি থেকে শনি। চলতি সপ্তাহ এখনও শেষ হয়নি।',
  week: 'সপ্তাহ',
  views: 'যেসব সেবা বেশি খোলা হয়েছে',
  viewsText: 'গত ত্রিশ দিনে। কে খুলেছেন তা রাখা হয় না, শুধু কতবার তা গোনা হয়।',
  service: 'সেবা',
  opened: 'কতবার',
  noViews: 'এখনও কোনো সেবা খোলা হয়নি।',
  nameless: 'নামহীন সেবা',
} satisfies typeof en;
