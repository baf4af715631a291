import { toBanglaDigits } from '../../shared/bangla-digits.ts';
import type { messages as en } from '../en/outbox.ts';

const things = (count: number) => `${toBanglaDigits(count)}টি`;

export const messages: typeof en = {
  savedTitle: 'ফোনে রাখা হয়েছে। সংযোগ ফিরলে নিজেই যাবে',
  savedText:
    'এখন ইন্টারনেট সংযোগ নেই। আপনার বুকিং ছবিসহ এই ফোনে রাখা আছে, সংযোগ ফিরলে নিজেই একবার যাবে। পাতাটি বন্ধ করলে আবার এলেই যাবে।',
  savedInTab:
    'এখন ইন্টারনেট সংযোগ নেই। আপনার বুকিং নিজেই যাবে। পাতাটি খোলা রাখুন: ফোনটি অন্যরাও ব্যবহার করেন, তাই বন্ধ করলে এটি থাকবে না।',
  arrivedTitle: 'পাঠানো হয়েছে। আপনার বুকিং আমরা পেয়েছি',
  arrivedText: 'সংযোগ না ফেরা পর্যন্ত এটি এই ফোনে রাখা ছিল। এখন আমাদের কাছে পৌঁছেছে।',
  bookAgain: 'আবার বুকিং করুন',
  refused: 'এটি পাঠানো যায়নি',
  tooOld: 'এটি এক সপ্তাহের বেশি অপেক্ষায় ছিল। আরেকবার দেখে নিন।',
  unsaid: 'এটি যেভাবে আছে সেভাবে নেওয়া যায়নি। আরেকবার দেখে নিন।',
  tryNow: 'এখনই চেষ্টা করুন',
  takeBack: 'ফিরিয়ে নিন',
  correct: 'ঠিক করুন',
  dismiss: 'ঠিক আছে',
  open: 'অবস্থা দেখুন',
  sending: 'পাঠানো হচ্ছে',
  stillNoLine: 'এখনো সংযোগ নেই। এটি ফোনেই রাখা আছে।',
  onItsWay: 'এটি এখনই পাঠানো হচ্ছে।',
  noRoom: 'এই ফোনে এটি রাখার জায়গা নেই। পাঠানো শেষ না হওয়া পর্যন্ত পাতাটি খোলা রাখুন।',
  waiting: (count) => `${things(count)} সংযোগের অপেক্ষায়`,
  notSent: (count) => `${things(count)} পাঠানো যায়নি`,
  sent: (count) => `অপেক্ষায় থাকা ${things(count)} পাঠানো হয়েছে`,
  show: 'দেখুন',
  title: 'পাঠানোর অপেক্ষায়',
  close: 'বন্ধ করুন',
  states: {
    saved: 'এই ফোনে রাখা',
    sent: 'পাঠানো হয়েছে',
    refused: 'পাঠানো যায়নি',
  },
  share: (percent) => `পাঠানো হচ্ছে: ${toBanglaDigits(percent)}%`,
  kinds: {
    booking: 'বুকিং',
    cancellation: 'বুকিং বাতিল',
    profile: 'প্রোফাইলের বদল',
  },
  savedAt: (moment) => `পাঠাতে চেয়েছেন ${moment}`,
  waitsForLine: 'ফোনে রাখা আছে। সংযোগ ফিরলে নিজেই যাবে।',
  signOut: {
    title: 'লগআউট করবেন?',
    text: (count) => `আপনার ${things(count)} এখনো পাঠানো যায়নি। লগআউট করলে তা এই ফোন থেকে মুছে যাবে।`,
    confirm: 'হ্যাঁ, লগআউট করুন',
    cancel: 'না, থাকি',
  },
};
