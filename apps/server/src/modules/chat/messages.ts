import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  chatNotFound: { en: 'This chat was not found.', bn: 'চ্যাটটি পাওয়া যায়নি।' },
  closed: {
    en: 'This chat is closed. Please start a new one.',
    bn: 'এই চ্যাট শেষ হয়েছে। নতুন একটি শুরু করুন।',
  },
  ofAnotherChat: {
    en: 'This id belongs to another chat.',
    bn: 'বার্তাটি অন্য চ্যাটের। আবার লিখুন।',
  },
  notClosedYet: {
    en: 'This chat can be rated once it is closed.',
    bn: 'চ্যাট শেষ হলে মূল্যায়ন করা যাবে।',
  },
  pictureDeleted: {
    en: 'This picture was deleted, as pictures of old chats are.',
    bn: 'ছবিটি মুছে ফেলা হয়েছে। পুরোনো চ্যাটের ছবি রাখা হয় না।',
  },

  // A chat by mail.
  nothingSaid: {
    en: 'Nothing has been said in this chat yet.',
    bn: 'এই চ্যাটে এখনও কিছু লেখা হয়নি।',
  },
  confirmAddress: {
    en: 'Please confirm your email address first: the chat is sent there.',
    bn: 'আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন, চ্যাটটি সেখানেই পাঠানো হয়।',
  },
  addressNotConfirmed: {
    en: 'The address of the visitor’s account is not confirmed yet.',
    bn: 'ভিজিটরের অ্যাকাউন্টের ঠিকানা এখনও নিশ্চিত করা হয়নি।',
  },
  visitorHasNoAccount: {
    en: 'This visitor has no account, so no address is known to be theirs.',
    bn: 'ভিজিটরের কোনো অ্যাকাউন্ট নেই, তাই নিশ্চিত কোনো ঠিকানাও নেই।',
  },

  // What staff do in a chat.
  answeredBy: (name: string) => ({
    en: `${name} answers in this chat.`,
    bn: `এই চ্যাটে ${name} উত্তর দিচ্ছেন।`,
  }),
  answeredByColleague: {
    en: 'A colleague answers in this chat.',
    bn: 'একজন সহকর্মী এই চ্যাটে উত্তর দিচ্ছেন।',
  },
  joinFirst: {
    en: 'Nobody answers in this chat yet. Join it first.',
    bn: 'এই চ্যাটে এখনও কেউ উত্তর দিচ্ছেন না। আগে যোগ দিন।',
  },
  alreadyProven: {
    en: 'This visitor has already proven who they are.',
    bn: 'ভিজিটর আগেই পরিচয় যাচাই করেছেন।',
  },
  timeIsOver: {
    en: 'Please choose a time that is still to come.',
    bn: 'সামনের কোনো সময় বেছে নিন।',
  },
  tooManyTags: {
    en: 'This chat has as many tags as it can have.',
    bn: 'এই চ্যাটে আর ট্যাগ দেওয়ার জায়গা নেই।',
  },
  repliesChanged: {
    en: 'Somebody has changed the canned replies meanwhile.',
    bn: 'এর মধ্যে কেউ তৈরি উত্তরগুলো বদলেছেন।',
  },
} as const satisfies Messages;
