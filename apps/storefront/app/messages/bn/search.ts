import type { messages as en } from '../en/search.ts';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';

export const messages = {
  search: {
    label: 'সেবা খুঁজুন',
    placeholder: 'সেবা, দেশ বা কোম্পানির নাম লিখুন...',
    services: 'সেবা',
    categories: 'ধরন',
    countries: 'দেশ',
    suggestions: {
      list: 'পরামর্শ',
      found: (count) => `${toBanglaDigits(count)}টি পরামর্শ। ওপর ও নিচের তীরচিহ্ন দিয়ে বেছে নিন।`,
      none: 'কোনো পরামর্শ নেই',
    },
  },
} satisfies typeof en;
