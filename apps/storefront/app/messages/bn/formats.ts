import { createFormats, type Formats } from '../../shared/create-formats.ts';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';

export const messages: Formats = createFormats({
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  writeDigits: toBanglaDigits,
  currencies: {
    AED: 'দিরহাম',
    BDT: 'টাকা',
    BHD: 'বাহরাইনি দিনার',
    EUR: 'ইউরো',
    GBP: 'পাউন্ড',
    INR: 'ভারতীয় রুপি',
    JPY: 'ইয়েন',
    KRW: 'ওন',
    KWD: 'কুয়েতি দিনার',
    MYR: 'রিঙ্গিত',
    OMR: 'ওমানি রিয়াল',
    QAR: 'কাতারি রিয়াল',
    SAR: 'সৌদি রিয়াল',
    SGD: 'সিঙ্গাপুর ডলার',
    THB: 'বাথ',
    USD: 'মার্কিন ডলার',
  },
  taka: (amount) => `৳${amount}`,
});
