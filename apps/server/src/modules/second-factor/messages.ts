import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  enterCode: {
    en: 'Please enter the code that your authenticator app shows.',
    bn: 'আপনার অথেনটিকেটর অ্যাপে যে কোড দেখাচ্ছে, সেটি লিখুন।',
  },
  enterRecoveryCode: {
    en: 'Please use your passkey, or enter one of your recovery codes.',
    bn: 'আপনার পাসকী ব্যবহার করুন, অথবা একটি রিকভারি কোড লিখুন।',
  },
  wrongCode: {
    en: 'This code is not right, or was used before. Please enter the next one.',
    bn: 'কোডটি ঠিক নয়, অথবা আগে ব্যবহার হয়েছে। পরের কোডটি লিখুন।',
  },
  wrongRecoveryCode: {
    en: 'This is none of your recovery codes, or was used before.',
    bn: 'এটি আপনার রিকভারি কোড নয়, অথবা আগে ব্যবহার হয়েছে।',
  },
  passkeyOutdated: {
    en: 'Your account was changed since you used this passkey. Please sign in with your password and a code once; then your passkeys work again.',
    bn: 'শেষবার এই পাসকী ব্যবহারের পর আপনার অ্যাকাউন্টে বদল হয়েছে। পাসওয়ার্ড আর কোড দিয়ে একবার লগইন করুন। এরপর পাসকী আবার কাজ করবে।',
  },
  passkeyUnknown: {
    en: 'This passkey is not known here, or took too long. Please try again.',
    bn: 'পাসকীটি মেলেনি, অথবা বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  },
} as const satisfies Messages;
