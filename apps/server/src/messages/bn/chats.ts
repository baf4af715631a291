import type { messages as en } from '../en/chats.ts';

export const messages = {
  mail: {
    subject: (product) => `${product} থেকে নতুন বার্তা`,
    answered: 'আপনার চ্যাটে আমাদের কর্মী উত্তর দিয়েছেন।',
    read: {
      lead: 'উত্তরটি এখানে পাবেন। পাতার লাইভ চ্যাট বোতামে চাপ দিন',
      action: 'উত্তর পড়ুন',
    },
  },
  notification: 'আপনার চ্যাটে নতুন বার্তা এসেছে',
  picture: 'একটি ছবি',
} satisfies typeof en;
