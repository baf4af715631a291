import type { messages as en } from '../en/newsletter.ts';

export const messages = {
  subject: (product) => `${product}-এর খবর পেতে ই-মেইল নিশ্চিত করুন`,
  asked: (product) => `এই ঠিকানায় ${product}-এর খবর পাঠাতে বলা হয়েছে। সম্ভবত আপনিই বলেছেন।`,
  confirm: { lead: 'নিশ্চিত করতে এই লিংকে যান', action: 'নিশ্চিত করুন' },
  otherwise: 'আপনি না বলে থাকলে কিছু করতে হবে না। নিশ্চিত না করলে আমরা কিছু পাঠাব না।',
} satisfies typeof en;
