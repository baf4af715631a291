import { toBanglaDigits } from '@pothik/contract';
import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  pictureNotFound: { en: 'This picture was not found.', bn: 'ছবিটি পাওয়া যায়নি।' },

  // Of a file.
  noPicture: {
    en: 'Please choose a picture: JPEG, PNG or WebP.',
    bn: 'একটি ছবি বেছে নিন: JPEG, PNG বা WebP।',
  },
  heicPicture: {
    en: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP.',
    bn: 'HEIC ছবি এখানে পড়া যায় না। JPEG, PNG বা WebP ছবি দিন।',
  },
  tooManyPixels: {
    en: 'This picture has too many pixels. Please make it smaller.',
    bn: 'ছবিটি বেশি বড়। ছোট করে দিন।',
  },
  damaged: { en: 'This picture is damaged.', bn: 'ছবিটি নষ্ট। অন্য একটি ছবি দিন।' },
  tooManyWaiting: {
    en: 'Too many pictures of your network are waiting. Please try again in a minute.',
    bn: 'আপনার নেটওয়ার্ক থেকে অনেক ছবি এসেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
  uploadFirst: { en: 'Upload this picture first', bn: 'আগে এই ছবিটি আপলোড করুন' },

  // Of the library.
  cropOutside: (least: number) => ({
    en: `Choose a part within the picture, at least ${String(least)} pixels each way`,
    bn: `ছবির ভেতরে একটি অংশ বেছে নিন, দুই দিকেই অন্তত ${toBanglaDigits(String(least))} পিক্সেল`,
  }),
  focusOutside: {
    en: 'Choose a point within the picture',
    bn: 'ছবির ভেতরে একটি জায়গা বেছে নিন',
  },
  stillShown: {
    en: 'This picture is still shown. Take it out there first.',
    bn: 'ছবিটি এখনও কোথাও দেখা যায়। আগে সেখান থেকে সরান।',
  },
  pictureRemoved: { en: 'Picture removed', bn: 'ছবি মুছে ফেলা হয়েছে' },
} as const satisfies Messages;
