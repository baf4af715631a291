import type { ContentLanguage } from '@pothik/contract';
import { banglaSentences } from './bangla-sentences.ts';

const toBanglaDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

/** Sentences with something in them; `$1` is a number, written in Bangla digits. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^Please check: .+\.$/, 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।'],
  [/^The \w+ is not valid\.$/, 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।'],
  [/^\S+ is too long\.$/, 'একটি ঘরের লেখা বেশি বড়। ছোট করে লিখুন।'],
  [/^Please choose one of these: .+$/, 'তালিকা থেকে একটি বেছে নিন'],
  [/^Use at least (\d+) characters$/, 'কমপক্ষে $1টি অক্ষর লিখুন'],
  [/^Use at most (\d+) characters$/, 'সর্বোচ্চ $1টি অক্ষর লিখুন'],
  [/^Choose at least (\d+)$/, 'কমপক্ষে $1টি বেছে নিন'],
  [/^Choose at most (\d+)$/, 'সর্বোচ্চ $1টি বেছে নিন'],
  [/^Use a number of at least (-?[\d.]+)$/, 'কমপক্ষে $1 লিখুন'],
  [/^Use a number of at most (-?[\d.]+)$/, 'সর্বোচ্চ $1 লিখুন'],
  [/^Use a whole number from 1 to (\d+)$/, '১ থেকে $1-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন'],
  [
    /^Choose at most (\d+) days, the last not before the first$/,
    'সর্বোচ্চ $1 দিন বেছে নিন; শেষ তারিখ প্রথম তারিখের পরে হবে',
  ],
  [
    /^Password must be at least (\d+) characters long for staff$/,
    'কর্মীদের পাসওয়ার্ডে কমপক্ষে $1টি অক্ষর লাগে',
  ],
  [/^This booking is already .+\.$/, 'বুকিংটি আগে থেকেই এই অবস্থায় আছে।'],
  [/^This booking is .+ and cannot become .+\.$/, 'বুকিংটি এখন আর এভাবে বদলানো যাবে না।'],
  [
    /^This was sent before with other details\. Please send it as a new \w+\.$/,
    'এটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। নতুন করে পাঠান।',
  ],
  [
    /^Somebody else has changed this \w+ since you opened it\. Look at it again before you change it\.$/,
    'আপনি খোলার পর অন্য কেউ এটি বদলেছেন। আবার দেখে তারপর বদলান।',
  ],
  [/^This address takes .+\.$/, 'এই ঠিকানায় এটি করা যায় না।'],
  [/^This server speaks version .+ of the API\.$/, 'পাতাটি পুরোনো হয়ে গেছে। আবার লোড করুন।'],
];

function sayInBangla(text: string): string | undefined {
  const sentence = Object.hasOwn(banglaSentences, text) ? banglaSentences[text] : undefined;
  if (sentence !== undefined) return sentence;
  const [pattern, words] = patterns.find(([known]) => known.test(text)) ?? [];
  return pattern && words && text.replace(pattern, words).replace(/\d+/g, toBanglaDigits);
}

/** A sentence of ours in a language; one that has no words in it stays English. */
export const sayIn = (language: ContentLanguage, text: string): string =>
  (language === 'bn' ? sayInBangla(text) : undefined) ?? text;

/** A result with its message in a language. */
export function tellIn(language: ContentLanguage, result: unknown): unknown {
  const { message } = Object(result) as { message?: unknown };
  if (typeof message !== 'string') return result;
  return { ...(result as object), message: sayIn(language, message) };
}

/** The faults of each input, in a language. */
export const fieldsIn = (
  language: ContentLanguage,
  fields: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, sayIn(language, text)]));
