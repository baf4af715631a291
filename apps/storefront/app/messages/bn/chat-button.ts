import type { messages as en } from '../en/chat-button.ts';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';

export const messages = {
  open: 'লাইভ চ্যাট খুলুন',
  close: 'লাইভ চ্যাট বন্ধ করুন',
  unread: (count) => `${toBanglaDigits(count)}টি নতুন বার্তা`,
  badge: (count) => (count > 9 ? '৯+' : toBanglaDigits(count)),
  failed: 'চ্যাট লোড করা যায়নি। আপনার ইন্টারনেট সংযোগ দেখুন।',
} satisfies typeof en;
