import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  profileUpdated: { en: 'Profile updated successfully', bn: 'প্রোফাইল বদলানো হয়েছে' },
  preferencesSaved: { en: 'Preferences saved', bn: 'আপনার পছন্দ রাখা হয়েছে' },
  accountDeleted: { en: 'Your account was deleted.', bn: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।' },
  signedOutElsewhere: { en: 'Signed out everywhere else', bn: 'অন্য সব জায়গা থেকে লগআউট হয়েছে' },
  staffAddress: {
    en: 'The address of a staff account is changed by an owner.',
    bn: 'কর্মীদের অ্যাকাউন্টের ঠিকানা মালিক বদলান।',
  },
  staffAccount: {
    en: 'Accounts of staff are ended by an owner.',
    bn: 'কর্মীদের অ্যাকাউন্ট মালিক বন্ধ করেন।',
  },
  staffData: {
    en: 'Members of staff ask an owner for their data.',
    bn: 'কর্মীরা নিজেদের তথ্য মালিকের কাছে চান।',
  },
  accountNotFound: { en: 'This account was not found.', bn: 'অ্যাকাউন্টটি পাওয়া যায়নি।' },
  customerNotFound: { en: 'This customer was not found.', bn: 'গ্রাহককে পাওয়া যায়নি।' },

  addressConfirmed: {
    en: 'Thank you. Your address is confirmed.',
    bn: 'ধন্যবাদ। আপনার ঠিকানা নিশ্চিত হয়েছে।',
  },
  alreadyConfirmed: {
    en: 'Your address is confirmed already.',
    bn: 'আপনার ঠিকানা আগেই নিশ্চিত হয়েছে।',
  },
  linkSentAgain: { en: 'We sent you the link again.', bn: 'লিংকটি আবার পাঠানো হয়েছে।' },
  enterChosenPassword: {
    en: 'Please enter the password that you chose for this account.',
    bn: 'এই অ্যাকাউন্টের জন্য যে পাসওয়ার্ড বেছেছেন, সেটি লিখুন।',
  },
  wrongChosenPassword: {
    en: 'This is not the password of that account.',
    bn: 'এটি ওই অ্যাকাউন্টের পাসওয়ার্ড নয়।',
  },
  signInToDelete: {
    en: 'This account was confirmed. Sign in to it to delete it.',
    bn: 'অ্যাকাউন্টটি নিশ্চিত করা হয়েছে। মুছতে চাইলে আগে লগইন করুন।',
  },
  accountInUse: {
    en: 'Something was booked or asked with this account. Please write to us.',
    bn: 'এই অ্যাকাউন্ট থেকে বুকিং বা প্রশ্ন এসেছে। আমাদের লিখুন।',
  },
  accountRemoved: { en: 'The account was removed.', bn: 'অ্যাকাউন্টটি মুছে ফেলা হয়েছে।' },
  addressRestored: {
    en: 'Your account has its former address again, and everybody was signed out. We sent you a link to set a new password.',
    bn: 'আপনার অ্যাকাউন্টে আগের ঠিকানা ফিরেছে, আর সব জায়গা থেকে লগআউট হয়েছে। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠানো হয়েছে।',
  },
} as const satisfies Messages;
