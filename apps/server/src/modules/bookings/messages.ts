import { toBanglaDigits } from '@pothik/contract';
import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  bookingNotFound: { en: 'This booking was not found.', bn: 'বুকিংটি পাওয়া যায়নি।' },
  linkNotFound: {
    en: 'A booking for this link was not found.',
    bn: 'এই লিংকে কোনো বুকিং পাওয়া যায়নি।',
  },
  referenceNotFound: {
    en: 'A booking with this reference and phone number was not found.',
    bn: 'এই বুকিং নম্বর আর ফোন নম্বরে কোনো বুকিং পাওয়া যায়নি।',
  },

  // Booking a service.
  bookingSubmitted: {
    en: "Booking submitted successfully! We'll contact you soon.",
    bn: 'বুকিং পাঠানো হয়েছে। শিগগিরই আপনার সঙ্গে যোগাযোগ করব।',
  },
  contactMissing: {
    en: 'Please provide your selected contact (Email/WhatsApp/IMO)',
    bn: 'যেভাবে যোগাযোগ চান, সেটি দিন (ই-মেইল/হোয়াটসঅ্যাপ/ইমো)',
  },
  longestStretch: (days: number) => ({
    en: `Choose at most ${String(days)} days, the last not before the first`,
    bn: `সর্বোচ্চ ${toBanglaDigits(String(days))} দিন বেছে নিন; শেষ তারিখ প্রথম তারিখের পরে হবে`,
  }),

  // What its customer does with a booking.
  bookingUpdated: { en: 'Booking updated successfully', bn: 'বুকিং বদলানো হয়েছে' },
  bookingCancelled: { en: 'Booking cancelled successfully', bn: 'বুকিং বাতিল হয়েছে' },
  unchangeable: {
    en: 'This booking can no longer be changed.',
    bn: 'এই বুকিং আর বদলানো যাবে না।',
  },
  answerReceived: {
    en: 'Thank you! We have received your answer.',
    bn: 'ধন্যবাদ! আপনার উত্তর পেয়েছি।',
  },
  answerEmpty: {
    en: 'Please write an answer, or add a photo',
    bn: 'উত্তর লিখুন, অথবা একটি ছবি দিন',
  },
  nothingAsked: {
    en: 'Nothing is asked of you at the moment. You can write to us in the chat.',
    bn: 'এখন আপনার কাছে কিছু চাওয়া হয়নি। চ্যাটে আমাদের লিখতে পারেন।',
  },
  tooManyPapers: {
    en: 'No more papers fit into this booking. Please show them to us in the chat.',
    bn: 'এই বুকিংয়ে আর কাগজ রাখা যাবে না। চ্যাটে আমাদের দেখান।',
  },

  // The status of a booking, in words.
  alreadyMoved: (status: string) => ({
    en: `This booking is already ${status}.`,
    bn: 'বুকিংটি আগে থেকেই এই অবস্থায় আছে।',
  }),
  moveNotAllowed: (from: string, to: string) => ({
    en: `This booking is ${from} and cannot become ${to}.`,
    bn: 'বুকিংটি এখন আর এভাবে বদলানো যাবে না।',
  }),

  // What staff do with a booking.
  noted: { en: 'Noted', bn: 'লিখে রাখা হয়েছে' },
  ofAnAccount: {
    en: 'Who booked has an account, and answers in it.',
    bn: 'যিনি বুক করেছেন তাঁর অ্যাকাউন্ট আছে; সেখানেই তিনি উত্তর দেন।',
  },
  bookingEnded: {
    en: 'This booking has ended: nothing of it is due any more.',
    bn: 'বুকিংটি শেষ হয়েছে। এর আর কোনো কাজ বাকি নেই।',
  },
  nobodyToRemind: {
    en: 'Assign the booking first: a reminder is for whoever has it.',
    bn: 'আগে কাউকে দায়িত্ব দিন: যাঁর দায়িত্বে, তাঁকেই মনে করানো হয়।',
  },
  changedSince: {
    en: 'Somebody has changed this booking since. It stays as it is now.',
    bn: 'এর মধ্যে কেউ বুকিংটি বদলেছেন, তাই এখন যেমন আছে তেমনই থাকবে।',
  },
} as const satisfies Messages;
