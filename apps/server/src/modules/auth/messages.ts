import { toBanglaDigits } from '@pothik/contract';
import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  welcomeBack: { en: 'Login successful! Welcome back.', bn: 'লগইন হয়েছে। আবার স্বাগতম।' },
  loggedOut: { en: 'Logged out successfully', bn: 'লগআউট হয়েছে' },
  accountCreated: { en: 'Account created successfully!', bn: 'অ্যাকাউন্ট খোলা হয়েছে।' },
  wrongCredentials: { en: 'Invalid email or password.', bn: 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়।' },
  accountDeactivated: {
    en: 'This account was deactivated. Please ask an owner of the console.',
    bn: 'অ্যাকাউন্টটি বন্ধ করা হয়েছে। আমাদের সঙ্গে যোগাযোগ করুন।',
  },
  signedOutThere: { en: 'Signed out there', bn: 'ওই জায়গা থেকে লগআউট হয়েছে' },
  signedOutEverywhere: { en: 'Signed out everywhere', bn: 'সব জায়গা থেকে লগআউট হয়েছে' },
  sessionNotFound: { en: 'This session was not found.', bn: 'এই লগইনটি পাওয়া যায়নি।' },

  googleFailed: { en: 'Google sign-in failed', bn: 'গুগল দিয়ে লগইন হয়নি' },
  signInWithPassword: { en: 'Please sign in with your password.', bn: 'পাসওয়ার্ড দিয়ে লগইন করুন।' },
  signInWithGoogleAgain: {
    en: 'Please sign in with Google once more.',
    bn: 'গুগল দিয়ে আরেকবার লগইন করুন।',
  },
  googleNotLinked: {
    en: 'This Google account is not linked with yours.',
    bn: 'এই গুগল অ্যাকাউন্ট আপনার অ্যাকাউন্টের সঙ্গে যুক্ত নয়।',
  },

  enterPassword: { en: 'Please enter your current password.', bn: 'আপনার এখনকার পাসওয়ার্ড লিখুন।' },
  wrongPassword: { en: 'Your current password is not correct.', bn: 'আপনার এখনকার পাসওয়ার্ড ঠিক নয়।' },
  noPasswordYet: {
    en: 'Your account has no password yet. Please set one with "Forgot password?" first.',
    bn: 'আপনার অ্যাকাউন্টে এখনও পাসওয়ার্ড নেই। আগে ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে একটি দিন।',
  },
  passwordChanged: { en: 'Password changed successfully', bn: 'পাসওয়ার্ড বদলানো হয়েছে' },
  resetMailSent: { en: 'Password reset email sent', bn: 'পাসওয়ার্ড বদলানোর মেইল পাঠানো হয়েছে' },
  passwordReset: { en: 'Password reset successfully', bn: 'নতুন পাসওয়ার্ড রাখা হয়েছে' },
  shortStaffPassword: (least: number) => ({
    en: `Password must be at least ${String(least)} characters long for staff`,
    bn: `কর্মীদের পাসওয়ার্ডে কমপক্ষে ${toBanglaDigits(String(least))}টি অক্ষর লাগে`,
  }),
  commonPassword: {
    en: 'Many people use this password, so it is guessed first. Please choose another',
    bn: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন, তাই সহজে ধরা পড়ে। অন্য একটি বেছে নিন',
  },
  personalPassword: {
    en: 'Please choose a password without your name, e-mail address, phone number or our name',
    bn: 'পাসওয়ার্ডে নিজের নাম, ই-মেইল, ফোন নম্বর বা আমাদের নাম রাখবেন না',
  },

  secondFactorMissing: {
    en: 'Please set up a second factor first: your role demands one.',
    bn: 'আগে লগইনের দ্বিতীয় ধাপ চালু করুন: আপনার কাজের জন্য এটি লাগে।',
  },
  passkeysForStaff: { en: 'Passkeys are for the staff alone.', bn: 'পাসকী শুধু আমাদের কর্মীদের জন্য।' },

  linkNotValid: { en: 'This link is not valid any more.', bn: 'এই লিংকটি আর কাজ করে না।' },
  addressOfAnother: {
    en: 'This address belongs to another account, which was confirmed before. Please sign in to that one.',
    bn: 'এই ঠিকানায় আগে থেকেই একটি অ্যাকাউন্ট আছে। সেটিতে লগইন করুন।',
  },

  colleagueNotFound: { en: 'This colleague was not found.', bn: 'সহকর্মীকে পাওয়া যায়নি।' },
  notWithKeys: {
    en: 'No API key may make this call: it takes a person who has signed in.',
    bn: 'এটি এপিআই কী দিয়ে করা যায় না: একজন মানুষকে লগইন করতে হবে।',
  },
  keyNotAllowed: {
    en: 'The role of this API key may not make this call.',
    bn: 'এই এপিআই কী-এর ভূমিকায় এটি করার অনুমতি নেই।',
  },
  keyReadsOnly: {
    en: 'This API key is read-only: it may make calls of method GET alone.',
    bn: 'এই এপিআই কী দিয়ে শুধু পড়া যায়: শুধু GET কল করা যাবে।',
  },
} as const satisfies Messages;
