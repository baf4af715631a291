import type { messages as en } from '../en/offline.ts';
import { messages as formats } from './formats.ts';

export const messages: typeof en = {
  noLine: 'ইন্টারনেট সংযোগ নেই',
  slowLine: 'ইন্টারনেট সংযোগ নেই, বা ধীর',
  saved: (at: string) => `এই পাতাটি এই ফোনে রাখা হয়েছে ${formats.moment(at) ?? at} সময়ে।`,
  stillOpen: 'এই ফোনে আগে খোলা পাতাগুলো এখনো খোলা যাবে।',
  loadAgain: 'আবার লোড করুন',
  title: 'ইন্টারনেট সংযোগ নেই',
  text: 'এই পাতাটি এই ফোনে রাখা নেই। সংযোগ ফিরলে এটি নিজেই খুলবে।',
  tryAgain: 'আবার চেষ্টা করুন',
  savedPages: 'এই ফোনে রাখা পাতা',
  nothingSaved: 'এই ফোনে এখনো কোনো পাতা রাখা নেই।',
};
