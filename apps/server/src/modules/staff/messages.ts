import { toBanglaDigits } from '@pothik/contract';
import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  memberNotFound: { en: 'This member of the staff was not found.', bn: 'কর্মীকে পাওয়া যায়নি।' },
  ownAccount: {
    en: 'Your own account is changed by another owner.',
    bn: 'নিজের অ্যাকাউন্ট অন্য কোনো মালিক বদলাতে পারেন।',
  },

  joined: { en: 'You have joined the staff.', bn: 'আপনি এখন আমাদের কর্মী।' },
  alreadyStaff: {
    en: 'This address belongs to one of the staff already.',
    bn: 'এই ঠিকানা একজন কর্মীর।',
  },
  reactivateInstead: {
    en: 'This account of the staff was deactivated. Reactivate it instead.',
    bn: 'এই কর্মীর অ্যাকাউন্ট বন্ধ আছে। সেটি আবার চালু করুন।',
  },
  alreadyInvited: {
    en: 'This address was invited before. Send that invitation again instead.',
    bn: 'এই ঠিকানায় আগেই আমন্ত্রণ গেছে। সেটি আবার পাঠান।',
  },
  invitationNotFound: { en: 'This invitation was not found.', bn: 'আমন্ত্রণটি পাওয়া যায়নি।' },
  invitationNotValid: {
    en: 'This invitation is not valid any more. Please ask for a new one.',
    bn: 'এই আমন্ত্রণ আর কাজ করে না। নতুন একটি চেয়ে নিন।',
  },
  invitationRevoked: { en: 'Invitation taken back', bn: 'আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে' },

  keyEnd: {
    en: 'Please choose a day from today on, a year from now at the latest.',
    bn: 'আজ থেকে এক বছরের মধ্যে একটি দিন বেছে নিন।',
  },
  tooManyKeys: (count: number) => ({
    en: `There are ${String(count)} API keys already. Revoke one first.`,
    bn: `এরই মধ্যে ${toBanglaDigits(String(count))}টি এপিআই কী আছে। আগে একটি বাতিল করুন।`,
  }),
  keyNotFound: { en: 'This API key was not found.', bn: 'এপিআই কী-টি পাওয়া যায়নি।' },
  keyRevoked: { en: 'API key revoked', bn: 'এপিআই কী বাতিল হয়েছে' },

  tooManyPasskeys: {
    en: 'You have many passkeys: remove one of them first.',
    bn: 'আপনার অনেকগুলো পাসকী আছে: আগে একটি মুছুন।',
  },
  passkeyNotAdded: {
    en: 'This passkey could not be added. Please begin again.',
    bn: 'পাসকীটি যোগ করা যায়নি। আবার শুরু করুন।',
  },
  passkeyAddedBefore: { en: 'This passkey was added before.', bn: 'এই পাসকী আগেই যোগ করা হয়েছে।' },
  passkeyNotFound: { en: 'This passkey was not found.', bn: 'পাসকীটি পাওয়া যায়নি।' },
  passkeyRemoved: { en: 'Passkey removed', bn: 'পাসকী মুছে ফেলা হয়েছে' },
  appIsThere: {
    en: 'You have an app: remove it first.',
    bn: 'আপনার একটি অ্যাপ চালু আছে: আগে সেটি মুছুন।',
  },
  beginAgain: { en: 'Please begin again.', bn: 'আবার শুরু করুন।' },
  wrongAppCode: {
    en: 'This code is not right. Please enter the one that the app shows now.',
    bn: 'কোডটি ঠিক নয়। অ্যাপে এখন যে কোড দেখাচ্ছে, সেটি লিখুন।',
  },
  noSecondFactor: { en: 'You have no second factor.', bn: 'আপনার দ্বিতীয় যাচাই চালু নেই।' },
  secondFactorRemoved: { en: 'Second factor removed', bn: 'দ্বিতীয় যাচাই মুছে ফেলা হয়েছে' },
  ownSecondFactor: {
    en: 'Your own second factor is removed with its code.',
    bn: 'নিজের দ্বিতীয় যাচাই মুছতে তার কোড লাগে।',
  },

  viewNameTaken: { en: 'You have a view of this name already.', bn: 'এই নামে আপনার একটি তালিকা আছে।' },
  tooManyViews: (count: number) => ({
    en: `You have ${String(count)} views of this list. Remove one first.`,
    bn: `এই পাতায় আপনার ${toBanglaDigits(String(count))}টি তালিকা আছে। আগে একটি মুছুন।`,
  }),
  viewNotFound: { en: 'This view was not found.', bn: 'তালিকাটি পাওয়া যায়নি।' },
  viewRemoved: { en: 'View removed', bn: 'তালিকা মুছে গেছে' },
  defaultViewSaved: { en: 'Saved', bn: 'রাখা হয়েছে' },
} as const satisfies Messages;
