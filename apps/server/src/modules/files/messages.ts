import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  // Documents.
  documentNotFound: { en: 'This document was not found.', bn: 'কাগজটি পাওয়া যায়নি।' },
  purposeMissing: {
    en: 'Please say first what you open this document for.',
    bn: 'আগে বলুন, কাগজটি কেন খুলছেন।',
  },
  wordsMissing: {
    en: 'Please say in your own words what you open them for.',
    bn: 'কেন খুলছেন, নিজের কথায় লিখুন।',
  },

  // Uploads.
  photoGone: {
    en: 'This photo is no longer here. Please send it again.',
    bn: 'ছবিটি আর নেই। আবার পাঠান।',
  },
  photoTwice: {
    en: 'Please send the photo or its upload, not both.',
    bn: 'একই ছবি দুবার পাঠানো হয়েছে। একবার পাঠান।',
  },
  uploadNotFound: { en: 'This upload was not found.', bn: 'ছবিটি আর নেই। আবার পাঠান।' },
  uploadOvertaken: {
    en: 'This upload has gone on elsewhere. Please ask how far it has come.',
    bn: 'ছবিটি অন্য জায়গা থেকেও পাঠানো হচ্ছে। আবার চেষ্টা করুন।',
  },
  otherPlace: {
    en: 'The upload has come to another place than told.',
    bn: 'ছবিটি পুরো আসেনি। আবার চেষ্টা করুন।',
  },
  otherProtocol: {
    en: 'Uploads are taken by version 1.0.0 of tus.',
    bn: 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  },
  partTooSmall: {
    en: 'Please send at least 16 kB at once; only the end of a file may be smaller.',
    bn: 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  },
  uploadNotTaken: {
    en: 'Uploads are not taken in this way.',
    bn: 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  },
  uploadNotValid: { en: 'The upload is not valid.', bn: 'যা পাঠানো হয়েছে তা পড়া যায়নি।' },
} as const satisfies Messages;
