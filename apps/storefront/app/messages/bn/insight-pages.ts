import type { messages as en } from '../en/insight-pages.ts';

export const messages = {
  title: 'ব্লগ',
  lead: 'টাকা দেওয়া, সই করা বা উড়োজাহাজে ওঠার আগে যা জানা দরকার, লিখেছেন তাঁরা, যাঁরা আপনার প্রশ্নের উত্তর দেন।',
  list: 'লেখা',
  loadingList: 'লেখা লোড হচ্ছে',
  none: 'এখনও কোনো লেখা নেই',
  noneText: 'প্রথম লেখাগুলো তৈরি হচ্ছে।',
  failed: 'লেখাগুলো লোড করা যায়নি',
  retry: 'আবার চেষ্টা করুন',
  back: 'সব লেখা',
  loading: 'লেখাটি লোড হচ্ছে',
  articleFailed: 'লেখাটি লোড করা যায়নি',
  missing: 'লেখাটি এখানে নেই',
  missingText: 'হয়তো সরিয়ে নেওয়া হয়েছে, অথবা ঠিকানায় ভুল আছে।',
  updated: (day) => `${day} তারিখে বদলানো হয়েছে`,
  related: 'এর সঙ্গে যেসব সেবা',
  allOf: (category) => `${category}: সব দেখুন`,
  noImage: 'ছবি নেই',
  pagination: { pagination: 'লেখার পাতা', previous: 'নতুনগুলো', next: 'পুরোনোগুলো' },
} satisfies typeof en;
