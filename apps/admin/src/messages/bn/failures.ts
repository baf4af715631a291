import { banglaRules } from '@pothik/contract';
import { inputMessageInBangla } from '@pothik/contract/schemas';
import type { messages as en } from '../en/failures.ts';

export const messages = {
  call: (error) => {
    switch (error.name) {
      case 'HttpError':
        // The server speaks the page's language; the SDK has words of its own where it said nothing to be shown.
        if (error.serverMessage === error.message) return undefined;
        return error.status === 401
          ? 'লগইনের মেয়াদ শেষ হয়েছে। আবার লগইন করুন।'
          : 'কাজটি হয়নি। আবার চেষ্টা করুন।';
      case 'NetworkError':
        return 'সংযোগ পাওয়া যাচ্ছে না। আপনার ইন্টারনেট দেখুন।';
      case 'TimeoutError':
        return 'উত্তর আসতে বেশি সময় লাগছে। আপনার ইন্টারনেট দেখে আবার চেষ্টা করুন।';
      case 'ResponseFormatError':
        return 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।';
    }
  },
  input: inputMessageInBangla,
  rules: banglaRules,
} satisfies typeof en;
