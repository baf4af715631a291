import { createFormats } from '../create-formats.ts';

export const formats = createFormats({
  locale: 'bn-BD',
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  namesCurrencies: true,
  taka: (amount) => `৳${amount}`,
});
