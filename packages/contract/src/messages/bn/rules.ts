import type { RuleKey } from '../en/rules.ts';

/** What the rules that forms share with the server say in Bangla. */
export const banglaRules: Readonly<Record<RuleKey, string>> = {
  invalidPhone: 'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  passwordsDiffer: 'দুটি পাসওয়ার্ড এক নয়',
  shortPassword: 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর দিন',
  travelDay: 'আজ থেকে তিন বছরের মধ্যে একটি তারিখ দিন',
  returnDay: 'ফেরার তারিখ যাওয়ার তারিখের আগে',
  passportMissing: 'আপনার পাসপোর্টের ছবি দিন',
  nidMissing: 'আপনার জাতীয় পরিচয়পত্রের সামনের ও পেছনের ছবি দিন',
};
