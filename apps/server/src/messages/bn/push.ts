import type { messages as en } from '../en/push.ts';

export const messages = {
  chat: {
    title: (product) => `${product} থেকে আপনার উত্তর এসেছে`,
    body: 'পড়তে চাপ দিন।',
  },
  booking: {
    title: (product) => `${product} থেকে আপনার জন্য খবর আছে`,
    body: 'দেখতে চাপ দিন।',
  },
} satisfies typeof en;
