import type { Hour, SceneSpec, Subject } from './scene-spec.ts';

const subjectWords: Record<Subject, string> = {
  'gulf-skyline': 'উপসাগরের তীরে আকাশছোঁয়া দালান',
  'twin-towers': 'শহরের ওপরে জোড়া টাওয়ার',
  tokyo: 'বরফঢাকা পাহাড়ের সামনে জাপানি তোরণ',
  'old-town': 'পুরোনো শহরের ঘরবাড়ি',
  dhaka: 'ঢাকার নদীতে নৌকা',
  airport: 'বিমানবন্দর',
  'plane-over-clouds': 'মেঘের ওপরে উড়োজাহাজ',
  hospital: 'হাসপাতাল',
  'building-site': 'নির্মাণ এলাকা',
  kaaba: 'কাবা শরিফ ও তার চত্বর',
  beach: 'সমুদ্রসৈকত',
  'tea-hills': 'পাহাড়ের ঢালে চা-বাগান',
  'river-forest': 'নদীর ধারে বন',
  'lecture-hall': 'বিশ্ববিদ্যালয়ের ভবন',
  port: 'বন্দরে কনটেইনার জাহাজ',
  factory: 'কারখানা',
  greenhouse: 'সবজি চাষের কাচঘর',
  kitchen: 'রান্নাঘর',
  'hotel-room': 'হোটেলের ঘর',
  'resort-island': 'দ্বীপের রিসোর্ট',
  'passport-desk': 'টেবিলে পাসপোর্ট ও টিকিট',
  seals: 'সিল দেওয়া কাগজ',
  mountains: 'বরফঢাকা পাহাড়',
  mosque: 'মসজিদ',
  train: 'ছুটে চলা ট্রেন',
  'call-centre': 'কল সেন্টারের কর্মীরা',
  warehouse: 'গুদামে সাজানো মাল',
  'road-trip': 'পাহাড়ি পথে গাড়ি',
};
const hourWords: Record<Hour, string> = {
  golden: 'সোনালি আলোয়',
  night: 'রাতের বেলায়',
  dawn: 'ভোরের আলোয়',
  dusk: 'সন্ধ্যার আলোয়',
  noon: 'দুপুরের আলোয়',
  morning: 'সকালের আলোয়',
};

/** What a scene shows, in Bangla. */
export const describeSceneInBangla = ({ subject, hour }: SceneSpec): string =>
  `${hourWords[hour]} ${subjectWords[subject]}`;
