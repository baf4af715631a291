import type { messages as en } from '../en/handling.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  title: 'দায়িত্ব ও সময়',
  hint: 'শুধু কর্মীদের জন্য; গ্রাহক কখনও দেখেন না।',
  assignee: 'দায়িত্বে',
  nobody: 'কেউ না',
  me: (name) => `আমি (${name})`,
  assignToMe: 'আমি দায়িত্ব নিচ্ছি',
  isMine: 'বুকিংটি আপনার দায়িত্বে আছে।',
  waitingFor: 'কার অপেক্ষায়',
  parties: { us: 'আমাদের', customer: 'গ্রাহকের', embassy: 'দূতাবাসের' },
  since: (at) => `${at} থেকে`,
  due: 'শেষ দিন',
  dueHint: 'এই দিনের মধ্যে কাজটি করতে হবে।',
  overdue: 'সময় পেরিয়েছে',
  dueToday: 'আজই শেষ দিন',
  remindAt: 'মনে করানোর সময়',
  remindHint: 'যাঁর দায়িত্বে, তাঁকে মেইলে ও কনসোলে জানানো হবে। ঢাকার সময়।',
  reminded: (at) => `মনে করানোর সময় হয়েছে: ${at}`,
  remindedText: 'না সরানো পর্যন্ত এটি মনে করানোর তালিকায় থাকবে।',
  forget: 'মনে করানো বন্ধ করুন',
  forgotten: 'মনে করানো বন্ধ হয়েছে।',
  submit: 'রাখুন',
  submitting: 'রাখা হচ্ছে...',
  done: 'রাখা হয়েছে।',
  failed: 'রাখা যায়নি। আবার চেষ্টা করুন।',
  ended: 'বুকিংটি শেষ হয়েছে। এর আর কোনো কাজ বাকি নেই।',
  now: (assignee, waitingFor) =>
    waitingFor === undefined
      ? `এখন দায়িত্বে: ${assignee}।`
      : `এখন দায়িত্বে: ${assignee}। অপেক্ষা: ${waitingFor}।`,
  list: {
    anyAssignee: 'যে কেউ',
    mine: 'আমি',
    anyParty: 'সব পক্ষ',
    anyDue: 'যে কোনো দিন',
    spans: {
      overdue: 'সময় পেরিয়েছে',
      today: 'আজ বা পেরিয়েছে',
      week: 'এক সপ্তাহে বা পেরিয়েছে',
    },
    reminders: 'মনে করানো',
    anyReminder: 'সব',
    hasReminder: 'সময় হয়েছে',
    noReminder: 'এখনও হয়নি',
    tag: 'ট্যাগ',
    order: 'সাজানো',
    byColumn: 'কলাম ধরে',
    byAttention: 'যা আগে দেখা দরকার',
  },
  several: {
    assign: 'দায়িত্ব দিন',
    title: (count) => `${formats.count(count)}টি বুকিংয়ের দায়িত্ব দিন`,
    choose: 'একজন সহকর্মী বেছে নিন',
    left: (count) => `${formats.count(count)}টি বুকিং আগে থেকেই তাঁর দায়িত্বে`,
    changed: (count, assignee) =>
      `আপনি ${formats.count(count)}টি বুকিংয়ের দায়িত্ব বদলেছেন: ${assignee}।`,
    changedBy: (name, count, assignee) =>
      `${name} ${formats.count(count)}টি বুকিংয়ের দায়িত্ব বদলেছেন: ${assignee}।`,
    until: (time) => `${time} পর্যন্ত আগের অবস্থায় ফেরানো যাবে।`,
  },
  mine: {
    due: 'আমার, আজ শেষ দিন বা পেরিয়েছে',
    reminded: 'আমাকে মনে করানো',
  },
} satisfies typeof en;
