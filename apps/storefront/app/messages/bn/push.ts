import type { messages as en } from '../en/push.ts';

export const messages = {
  start: 'উত্তর এলে আমাকে জানান',
  later: 'এখন না',
  on: 'উত্তর এলে এই ফোনে জানানো হবে।',
  stop: 'বন্ধ করুন',
  blocked: 'আপনার ব্রাউজার খবর দেখাতে দিচ্ছে না। ব্রাউজারের সেটিংসে এই সাইটের নোটিফিকেশন চালু করুন।',
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
} satisfies typeof en;
