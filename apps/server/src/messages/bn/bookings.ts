import type { BookingStatus } from '@pothik/contract';
import type { messages as en } from '../en/bookings.ts';
import { formats } from './formats.ts';

/** Sentences without their end. */
const states: Record<BookingStatus, (booking: string) => string> = {
  pending: (booking) => `${booking} নিশ্চিত হওয়ার অপেক্ষায় আছে`,
  confirmed: (booking) => `${booking} নিশ্চিত হয়েছে`,
  processing: (booking) => `${booking} নিয়ে কাজ চলছে`,
  action_required: (booking) => `${booking}: আপনার কাছ থেকে কিছু দরকার`,
  completed: (booking) => `${booking}: সব কাজ শেষ হয়েছে`,
  cancelled: (booking) => `${booking} বাতিল হয়েছে`,
};

const statuses: Record<BookingStatus, string> = {
  pending: 'অপেক্ষায়',
  confirmed: 'নিশ্চিত',
  processing: 'কাজ চলছে',
  action_required: 'আপনার কিছু করতে হবে',
  completed: 'সম্পন্ন',
  cancelled: 'বাতিল',
};

const next: Record<BookingStatus, string> = {
  pending: 'আমরা আপনার বুকিং দেখব। কিছু বাকি থাকলে জানাব।',
  confirmed: 'আপনার বুকিংয়ের জন্য যা লাগে, আমরা তৈরি করছি। এখন আপনার কিছু করার নেই।',
  processing: 'খবর পেলেই আপনাকে জানাব। এখন আপনার কিছু করার নেই।',
  action_required: 'এবার আপনার পালা। আপনি উত্তর দিলে আমরা কাজ এগিয়ে নেব।',
  completed: 'সব কাজ শেষ।',
  cancelled: 'এই বুকিংয়ে আর কিছু করা হবে না। চাইলে যেকোনো সময় আবার বুক করতে পারবেন।',
};

const processing: ReadonlyMap<string, string> = new Map([
  ['visa', 'আপনার কাগজ দূতাবাস বা নিয়োগকর্তার কাছে আছে। সিদ্ধান্ত হলেই জানাব।'],
  ['flight', 'আপনার টিকিট কাটা হচ্ছে। মেইলে বা হোয়াটসঅ্যাপে পাবেন।'],
  ['hotel', 'আপনার ঘর বুক করা হচ্ছে। ভাউচার পেয়ে যাবেন।'],
]);

const yours = 'আপনার বুকিং';

export const messages = {
  formats,
  received: {
    subject: (reference) => `${yours} ${reference}`,
    text: (reference) => `আমরা ${yours} ${reference} পেয়েছি।`,
    soon: 'শিগগিরই আপনার সঙ্গে যোগাযোগ করব।',
    notification: 'আমরা আপনার বুকিং পেয়েছি',
  },
  moved: {
    subject: (reference, status) => states[status](`বুকিং ${reference}`),
    text: (reference, status) => `${states[status](`${yours} ${reference}`)}।`,
    notification: (status) => states[status](yours),
  },
  asked: {
    notification: 'আপনার বুকিংয়ের জন্য একটি কাগজ দরকার',
    pictures: {
      passport: 'আপনার পাসপোর্টের ছবি',
      nidFront: 'আপনার এনআইডির সামনের দিকের ছবি',
      nidBack: 'আপনার এনআইডির পেছনের দিকের ছবি',
    },
    paper: 'আরও একটি কাগজ',
    inChat: (reference, note) => `${yours} ${reference} নিয়ে: ${note}`,
  },
  answer: { lead: 'এখানে উত্তর দিন', action: 'উত্তর দিন' },
  see: { lead: 'বুকিংটি এখানে দেখুন', action: 'আমার বুকিং দেখুন' },
  find: {
    lead: (reference) => `বুকিং নম্বর ${reference} আর আপনার ফোন নম্বর দিয়ে যেকোনো সময় বুকিংটি খুঁজে পাবেন`,
    action: 'আমার বুকিং খুঁজুন',
  },
  facts: {
    service: 'সেবা',
    departure: 'যাত্রার তারিখ',
    checkIn: 'হোটেলে ওঠার তারিখ',
    total: 'মোট খরচ',
    standing: 'অবস্থা',
    phone: 'ফোন',
    email: 'ই-মেইল',
  },
  standing: (status, step, steps) =>
    `${formats.amount(steps)} ধাপের ${formats.amount(step)} নম্বর ধাপ, ${statuses[status]}।`,
  cancelled: 'বাতিল।',
  next: (status, serviceType) =>
    (status === 'processing' ? processing.get(serviceType) : undefined) ?? next[status],
  contact: 'প্রশ্ন থাকলে আমাদের সঙ্গে যোগাযোগ করুন।',
} satisfies typeof en;
