import type { messages as en } from '../en/translations.ts';
import { messages as formats } from './formats.ts';

const { count } = formats;

export const messages = {
  language: 'বাংলা',
  title: (name) => `বাংলা: ${name}`,
  named: (state) => `বাংলা: ${state}`,
  state: 'বাংলা',
  anyState: 'যেকোনো অবস্থা',
  states: { missing: 'নেই', draft: 'খসড়া', behind: 'পুরোনো', published: 'প্রকাশিত' },
  markOf: (name, state) => `${name}, বাংলায়: ${state}`,
  original: (field) => `ইংরেজিতে ${field}`,
  field: (field) => `বাংলায় ${field}`,
  items: {
    benefits: (number) => `সুবিধা ${count(number)}`,
    requirements: (number) => `যা লাগবে ${count(number)}`,
    languages: (number) => `ভাষা ${count(number)}`,
    fee: (number) => `ফি ${count(number)}`,
    feeDue: (number) => `ফি ${count(number)} কখন দিতে হয়`,
    refundStep: (number) => `ধাপ ${count(number)}`,
    refund: (number) => `ধাপ ${count(number)}-এ যা ফেরত আসে`,
    factLabel: (number) => `${count(number)} নম্বর তথ্যের নাম`,
    fact: (number) => `তথ্য ${count(number)}`,
    picture: (number) => `${count(number)} নম্বর ছবিতে কী আছে`,
  },
  none: 'এখনও অনুবাদ হয়নি',
  noneSo: 'এই অবস্থায় কিছু নেই',
  noneSoText: 'অন্য অবস্থা বেছে নিন।',
  progress: (written, all) =>
    written === all
      ? 'সব অনুবাদ হয়েছে।'
      : `${count(all)}টির মধ্যে ${count(all - written)}টি এখনও অনুবাদ হয়নি। সেগুলো ইংরেজিতে দেখা যায়।`,
  back: 'ইংরেজিটি বদলান',
  openPage: 'বাংলা পাতাটি খুলুন',
  behind: 'অনুবাদের পর ইংরেজিটি বদলেছে',
  behindText: 'একবার দেখে নিন। সেভ করলে আবার মিলেছে বলে ধরা হবে।',
  fits: 'এখনও মিলছে',
  publish: 'বাংলায় প্রকাশ করুন',
  takeBack: 'সরিয়ে নিন',
  saved: 'সেভ হয়েছে। প্রকাশ না করা পর্যন্ত কেউ দেখতে পাবেন না।',
  published: 'প্রকাশ হয়েছে। এখন সবাই বাংলায় পড়তে পারছেন।',
  takenBack: 'সরিয়ে নেওয়া হয়েছে। এখন সবাই ইংরেজিতে পড়ছেন।',
  settings: {
    nameBn: 'বাংলায় নাম',
    nameBnHint: 'খালি রাখলে অন্যটি দেখা যায়।',
    taglineBn: 'বাংলায় স্লোগান',
    taglineBnHint: 'খালি রাখলে অন্যটি দেখা যায়।',
    statisticsBn: 'বাংলায় হোমপেজের পরিসংখ্যান',
    statisticsBnHint:
      'ওপরে যত লাইন, এখানেও তত: সংখ্যা, কোলন, তারপর কীসের সংখ্যা। যেমন: ৫০ হাজার+: সন্তুষ্ট যাত্রী',
    partnersBn: 'বাংলায় সহযোগী প্রতিষ্ঠান',
    partnersBnHint: 'ওপরে যত লাইন, এখানেও তত',
  },
  sections: {
    what: 'কী সেবা',
    facts: 'যা মিলিয়ে দেখা হয়',
    description: 'বিবরণ',
    benefits: 'সুবিধা',
    requirements: 'যা যা লাগবে',
    languages: 'ভাষা',
    fees: 'ফি',
    refunds: 'টাকা ফেরত',
    pictures: 'ছবি',
    article: 'লেখা',
    category: 'ক্যাটাগরি',
  },
} satisfies typeof en;
