import type { messages as en } from '../en/several.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  select: (name) => `${name} বেছে নিন`,
  chosen: (count) => `${formats.count(count)}টি বেছে নেওয়া হয়েছে`,
  tooMany: (most) => `একসঙ্গে সর্বোচ্চ ${formats.count(most)}টি বদলানো যায়।`,
  clear: 'সব টিক তুলে দিন',
  preview: 'যা বদলাবে',
  becomes: (from, to) => `‘${from}’ থেকে ‘${to}’`,
  stays: (state) => `${state} থাকবে`,
  cancel: 'থাক',
  understood: 'এগিয়ে যান',
  undo: 'আগের অবস্থায় ফেরান',
  undoneInPart: (count, left) =>
    `আগের মতো হয়েছে ${formats.count(count)}টি। এর মধ্যে অন্য কেউ বদলেছেন বলে ${formats.count(left)}টি ফেরানো হয়নি।`,
  undoFailed: 'আগের অবস্থায় ফেরানো যায়নি। আবার চেষ্টা করুন।',
} satisfies typeof en;
