import { banglaInputs, englishInputs, type InputKey } from '@pothik/contract/schemas';
import type { Message, Messages } from './message.ts';

const notRead = 'যা পাঠানো হয়েছে তা পড়া যায়নি।';
const someFaults = 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।';

/** What is answered to any call, whichever it is. */
export const messages = {
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    bn: 'আমাদের দিকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  unavailable: {
    en: 'This is not available right now. Please try again.',
    bn: 'এখন এটি করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  noSpace: {
    en: 'There is no space left to store this. Please try again later.',
    bn: 'এখন এটি জমা রাখা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  },
  tooManyTries: {
    en: 'Too many tries. Please wait a while and try again.',
    bn: 'অনেকবার চেষ্টা করা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  },
  tooMuchAtOnce: {
    en: 'Too much is being sent from your network right now. Please try again in a minute.',
    bn: 'আপনার নেটওয়ার্ক থেকে এখন অনেক কিছু পাঠানো হচ্ছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
  tooSlow: {
    en: 'The request took too long to arrive.',
    bn: 'পাঠাতে বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  },
  tryAgain: { en: 'Please try again.', bn: 'আবার চেষ্টা করুন।' },
  nothingHere: { en: 'There is nothing at this address.', bn: 'এই ঠিকানায় কিছু নেই।' },
  addressNotValid: { en: 'This address is not valid.', bn: 'ঠিকানাটি ঠিক নয়।' },
  addressExpired: { en: 'This address has expired.', bn: 'এই ঠিকানার মেয়াদ শেষ।' },
  takesMethods: (methods: string) => ({
    en: `This address takes ${methods}.`,
    bn: 'এই ঠিকানায় এটি করা যায় না।',
  }),
  bodyNotJson: { en: 'Send the body as JSON.', bn: notRead },
  jsonNotValid: { en: 'The body is not valid JSON.', bn: notRead },
  jsonTooDeep: { en: 'The body is nested too deeply or has too many parts.', bn: notRead },
  lengthDiffers: {
    en: 'The body has another length than told.',
    bn: 'যা পাঠানো হয়েছে তা পুরো আসেনি। আবার পাঠান।',
  },
  requestNotValid: { en: 'The request is not valid.', bn: notRead },
  formNotValid: { en: 'The form is not valid.', bn: 'ফর্মটি পড়া যায়নি। আবার পাঠান।' },
  formEnded: { en: 'The form ended too early.', bn: 'ফর্মটি পুরো আসেনি। আবার পাঠান।' },
  tooManyParts: { en: 'The form has too many parts.', bn: 'ফর্মটি বেশি বড়।' },
  tooManyFields: { en: 'The form has too many fields.', bn: 'ফর্মটি বেশি বড়।' },
  tooManyFiles: { en: 'There are too many files.', bn: 'ফাইল বেশি হয়ে গেছে।' },
  fileTooLarge: {
    en: 'A file is larger than 10 MB.',
    bn: 'একটি ফাইল ১০ মেগাবাইটের চেয়ে বড়।',
  },
  tooLarge: {
    en: 'This is too large to be accepted.',
    bn: 'এটি বেশি বড়, তাই নেওয়া যাচ্ছে না।',
  },
  fieldTooLong: (name: string) => ({
    en: `${name} is too long.`,
    bn: 'একটি ঘরের লেখা বেশি বড়। ছোট করে লিখুন।',
  }),
  pleaseCheck: (names: string) => ({
    en: `Please check: ${names}.`,
    bn: someFaults,
  }),
  partNotValid: (part: string) => ({ en: `The ${part} is not valid.`, bn: someFaults }),
  notValid: { en: 'This is not valid.', bn: 'এটি ঠিক নয়।' },
  sentTwice: { en: 'This was sent twice.', bn: 'এটি দুবার পাঠানো হয়েছে।' },
  keyCharacters: { en: 'Use 1 to 200 visible ASCII characters.', bn: 'এটি ঠিক নয়।' },
  sentBefore: (what: string) => ({
    en: `This was sent before with other details. Please send it as a new ${what}.`,
    bn: 'এটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। নতুন করে পাঠান।',
  }),
  otherVersion: (version: string) => ({
    en: `This server speaks version ${version} of the API.`,
    bn: 'পাতাটি পুরোনো হয়ে গেছে। আবার লোড করুন।',
  }),
  outdatedPage: {
    en: 'There is a newer version of this page. Please reload it.',
    bn: 'এই পাতার নতুন সংস্করণ এসেছে। পাতাটি আবার লোড করুন।',
  },
  overtaken: (what: string) => ({
    en: `Somebody else has changed this ${what} since you opened it. Look at it again before you change it.`,
    bn: 'আপনি খোলার পর অন্য কেউ এটি বদলেছেন। আবার দেখে তারপর বদলান।',
  }),
  signInFirst: { en: 'Please login to continue.', bn: 'এগিয়ে যেতে লগইন করুন।' },
  notAllowed: { en: 'You may not do this.', bn: 'এটি করার অনুমতি আপনার নেই।' },
} as const satisfies Messages;

/** What a rule of the contract says where a call breaks it. */
export const ruleMessage = (key: InputKey): Message => ({
  en: englishInputs[key],
  bn: banglaInputs[key],
});
