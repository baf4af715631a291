import type { messages as en } from '../en/recovery.ts';

export const messages: typeof en = {
  updated: 'পাতাটি আমরা হালনাগাদ করেছি। আপনার লেখা সবই আছে।',
  sendAgain: 'অনুগ্রহ করে আবার পাঠান।',
  secretsAgain: 'পাসওয়ার্ড, কোড ও কাগজের নম্বর আবার লিখুন।',
};
