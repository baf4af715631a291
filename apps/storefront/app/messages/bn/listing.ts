import type { messages as en } from '../en/listing.ts';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';
import { groupDigits } from '../../shared/create-formats.ts';

export const messages = {
  listing: {
    title: 'আমাদের সেবা',
    description: 'ভ্রমণ ও বিদেশে কাজের সব সেবা এক জায়গায়',
    search: 'খুঁজুন',
    category: 'সেবার ধরন',
    allCategories: 'সব ধরন',
    categoriesFailed: 'সেবার ধরনগুলো লোড করা যায়নি',
    none: 'কোনো সেবা পাওয়া যায়নি',
    found: (count, atLeast) =>
      `${toBanglaDigits(groupDigits(count))}টি${atLeast ? 'রও বেশি' : ''} সেবা পাওয়া গেছে`,
    clear: 'বাছাই মুছুন',
    showing: (page, count, atLeast) =>
      `পাতা ${toBanglaDigits(page)} (${toBanglaDigits(groupDigits(count))}টি${atLeast ? 'রও বেশি' : ''} সেবা)`,
    narrow: 'আরও সেবা আছে। সেগুলো পেতে আরেকটি শব্দ লিখুন বা সেবার ধরন বেছে নিন।',
    loading: 'সেবা লোড হচ্ছে',
    failed: 'সেবাগুলো লোড করা যায়নি',
    retry: 'আবার চেষ্টা করুন',
    unknownTitle: 'এই ধরনের সেবা নেই',
    unknownText: 'হয়তো নাম বদলেছে। সব সেবা এক পাতায় আছে।',
  },
} satisfies typeof en;
