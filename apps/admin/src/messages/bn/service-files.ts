import type { messages as en } from '../en/service-files.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  export: 'CSV ফাইল নামান',
  exportFailed: 'ফাইলটি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  import: 'CSV ফাইল তুলুন',
  title: 'ফাইল থেকে সেবা তুলুন',
  file: 'সেবার ফাইল',
  choose: 'একটি CSV ফাইল বেছে নিন, অথবা এখানে এনে ছাড়ুন',
  hint: (rows) =>
    `আগে ফাইল নামিয়ে নিন। স্প্রেডশিটে বদলে ‘CSV UTF-8’ হিসেবে রাখুন, সর্বোচ্চ ${formats.count(rows)} সারি। যে কলাম বাদ দেবেন তা আগের মতোই থাকবে, ছবিও। ID ছাড়া সারি নতুন সেবা হবে। কিছু বদলানোর আগেই প্রতিটি বদল দেখতে পাবেন।`,
  reading: 'ফাইলটি পড়া হচ্ছে…',
  failed: 'ফাইলটি পড়া যায়নি। আবার বেছে নিন।',
  dateTitle: (text) => `${text} কোন তারিখ?`,
  dateText: (row, column) =>
    `সারি ${formats.count(row)}, কলাম ‘${column}’। আপনার উত্তর ফাইলের সব তারিখের জন্য খাটবে।`,
  dayFirst: (day) => `${day}: দিন আগে`,
  monthFirst: (day) => `${day}: মাস আগে`,
  summary: 'ফাইলটি যা করবে',
  created: (count) => `নতুন ${formats.count(count)}টি`,
  changed: (count) => `বদলাবে ${formats.count(count)}টি`,
  unchanged: (count) => `আগের মতো ${formats.count(count)}টি`,
  refused: (count) => `নেওয়া যাবে না ${formats.count(count)}টি`,
  refusedTitle: (count) => `${formats.count(count)}টি সারিতে ভুল আছে, তাই এখনই কিছু তোলা যাবে না`,
  refusedText: 'স্প্রেডশিটে ঠিক করে ফাইলটি আবার রাখুন, তারপর আবার বেছে নিন।',
  row: (row) => `সারি ${formats.count(row)}`,
  changedTitle: 'যেসব সেবা বদলাবে',
  createdTitle: 'নতুন সেবা',
  nothing: 'ফাইলের সব সেবা আগে থেকেই এমন। তোলার কিছু নেই।',
  all: (count) => `সব দেখুন (${formats.count(count)}টি)`,
  apply: (count) => `${formats.count(count)}টি সেবা তুলুন`,
  applying: 'সব একসঙ্গে উঠবে, না হলে কিছুই নয়।',
  applyFailed: 'তোলা যায়নি। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  again: 'আবার দেখুন',
  imported: (count, created) =>
    `আপনি ফাইল থেকে ${formats.count(count)}টি সেবা তুলেছেন, তার মধ্যে নতুন ${formats.count(created)}টি।`,
  importedBy: (name, count, created) =>
    `${name} ফাইল থেকে ${formats.count(count)}টি সেবা তুলেছেন, তার মধ্যে নতুন ${formats.count(created)}টি।`,
} satisfies typeof en;
