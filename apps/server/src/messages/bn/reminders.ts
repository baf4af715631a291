import type { messages as en } from '../en/reminders.ts';

export const messages = {
  subject: (reference) => `মনে করিয়ে দেওয়া: বুকিং ${reference}`,
  text: (reference) => `বুকিং ${reference}-এর কথা এখন মনে করিয়ে দেওয়ার কথা ছিল।`,
  open: { lead: 'কী করতে হবে দেখুন', action: 'বুকিংটি খুলুন' },
  why: 'কনসোলে বুকিংটি আপনার দায়িত্বে আছে বলে এই মেইল পেলেন। কেউ না সরানো পর্যন্ত এটি আপনার ‘মনে করানো’ তালিকায় থাকবে।',
} satisfies typeof en;
