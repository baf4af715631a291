import type { HttpError } from '@pothik/api-client';
import type { ErrorCode } from '@pothik/contract';
import type { messages as en } from '../en/failures.ts';
import { inBangla } from './server-sentences.ts';

const codes: Record<ErrorCode, string> = {
  validation_failed: 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।',
  malformed_request: 'যা পাঠানো হয়েছে তা পড়া যায়নি। আবার চেষ্টা করুন।',
  unsupported_version: 'কনসোলটি পুরোনো হয়ে গেছে। পাতাটি আবার লোড করুন।',
  unauthorized: 'এগিয়ে যেতে লগইন করুন।',
  invalid_credentials: 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়।',
  second_factor_required: 'লগইন করতে একটি কোডও লাগবে।',
  forbidden: 'এটি করার অনুমতি আপনার নেই।',
  second_factor_missing: 'আগে লগইনের দ্বিতীয় ধাপ চালু করুন।',
  not_found: 'এটি আর নেই। পাতাটি আবার লোড করুন।',
  method_not_allowed: 'এখানে এটি করা যায় না।',
  conflict: 'এটি এখন করা যাচ্ছে না। পাতাটি আবার দেখুন।',
  version_conflict: 'আপনি খোলার পর এটি বদলেছে। আবার দেখে তারপর বদলান।',
  above_cost_cap: 'চাকরির খরচ দেশের সীমার ওপরে। একজন মালিক অনুমতি দিতে পারেন।',
  idempotency_conflict: 'এটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। নতুন করে পাঠান।',
  gone: 'এটি আর নেই, অথবা মেয়াদ শেষ।',
  chat_closed: 'এই চ্যাট শেষ হয়েছে।',
  payload_too_large: 'ফাইল বা লেখা বেশি বড়। ছোট করে দিন।',
  unsupported_media_type: 'এই ধরনের ফাইল নেওয়া যায় না।',
  rate_limited: 'অনেকবার চেষ্টা করা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  internal: 'সার্ভারে একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।',
  not_available: 'এটি এখন করা যাচ্ছে না।',
  unavailable: 'এখন এটি করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
};

const sessionOver = 'লগইনের মেয়াদ শেষ হয়েছে। আবার লগইন করুন।';
const general = 'কাজটি হয়নি। আবার চেষ্টা করুন।';

function wordsOfAnswer({ message, serverMessage, code }: HttpError): string {
  // The SDK puts its own words in the place of the server's where the session is over.
  if (serverMessage !== undefined && serverMessage !== message) return sessionOver;
  const known = serverMessage === undefined ? undefined : inBangla(serverMessage);
  return known ?? (code === undefined ? general : codes[code]);
}

export const messages = {
  call: (error) => {
    switch (error.name) {
      case 'HttpError':
        return wordsOfAnswer(error);
      case 'NetworkError':
        return 'সংযোগ পাওয়া যাচ্ছে না। আপনার ইন্টারনেট দেখুন।';
      case 'TimeoutError':
        return 'উত্তর আসতে বেশি সময় লাগছে। আপনার ইন্টারনেট দেখে আবার চেষ্টা করুন।';
      case 'ResponseFormatError':
        return 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।';
    }
  },
  fault: (sentence) => inBangla(sentence) ?? 'এই ঘরটি ঠিক নেই। দেখে আবার লিখুন।',
} satisfies typeof en;
