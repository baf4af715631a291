import type { HttpError, ResponseFormatError } from '@pothik/api-client';
import type { ErrorCode } from '@pothik/contract';

const codes: Record<ErrorCode, string> = {
  validation_failed: 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।',
  malformed_request: 'যা পাঠানো হয়েছে তা পড়া যায়নি। আবার চেষ্টা করুন।',
  unsupported_version: 'পাতাটি পুরোনো হয়ে গেছে। আবার লোড করুন।',
  unauthorized: 'এগিয়ে যেতে লগইন করুন।',
  invalid_credentials: 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়।',
  second_factor_required: 'লগইন করতে একটি কোডও লাগবে।',
  forbidden: 'এটি করার অনুমতি আপনার নেই।',
  second_factor_missing: 'আগে লগইনের দ্বিতীয় ধাপ চালু করুন।',
  not_found: 'যা খুঁজছেন তা পাওয়া যায়নি।',
  method_not_allowed: 'এখানে এটি করা যায় না।',
  conflict: 'এটি এখন করা যাচ্ছে না। পাতাটি আবার দেখুন।',
  version_conflict: 'আপনি খোলার পর এটি বদলেছে। আবার দেখে তারপর বদলান।',
  above_cost_cap: 'এটি এখন করা যাচ্ছে না।',
  idempotency_conflict: 'এটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। নতুন করে পাঠান।',
  gone: 'এটি আর নেই, অথবা মেয়াদ শেষ।',
  chat_closed: 'এই চ্যাট শেষ হয়েছে। নতুন একটি শুরু করুন।',
  payload_too_large: 'ফাইল বা লেখা বেশি বড়। ছোট করে দিন।',
  unsupported_media_type: 'এই ধরনের ফাইল নেওয়া যায় না।',
  rate_limited: 'অনেকবার চেষ্টা করা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  internal: 'সার্ভারে একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।',
  not_available: 'এটি এখন করা যাচ্ছে না।',
  unavailable: 'এখন এটি করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
};

/** For a server that tells no code. */
const statuses: Partial<Record<number, string>> = {
  400: codes.validation_failed,
  401: codes.unauthorized,
  403: codes.forbidden,
  404: codes.not_found,
  409: codes.conflict,
  410: codes.gone,
  413: codes.payload_too_large,
  415: codes.unsupported_media_type,
  429: codes.rate_limited,
  503: codes.unavailable,
};

const sessionOver = 'লগইনের মেয়াদ শেষ হয়েছে। আবার লগইন করুন।';
const malformed = 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।';

/** The words for an answer; none where nothing is known but that it is no good one. */
export function messages(error: HttpError | ResponseFormatError): string | undefined {
  if (error.name === 'ResponseFormatError') return malformed;
  const { message, serverMessage, status, code } = error;
  // The SDK puts its own words in the place of the server's where the session is over.
  if (status === 401 && serverMessage !== undefined && message !== serverMessage) {
    return sessionOver;
  }
  if (code !== undefined) return codes[code];
  return statuses[status] ?? (status >= 500 ? codes.internal : undefined);
}
