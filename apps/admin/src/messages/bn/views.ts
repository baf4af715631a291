import type { messages as en } from '../en/views.ts';

export const messages = {
  label: 'সেভ করা তালিকা',
  all: 'সব',
  open: (name) => `তালিকা: ${name}`,
  sharedBy: (name) => `${name} সবার জন্য রেখেছেন`,
  save: 'তালিকাটি সেভ করুন',
  edit: 'তালিকার সেটিংস',
  saveTitle: 'এই তালিকা সেভ করুন',
  editTitle: (name) => `তালিকা ‘${name}’`,
  name: 'নাম',
  nameMissing: 'একটি নাম লিখুন',
  replaces: 'এই নামে আপনার আগের তালিকাটির জায়গায় বসবে।',
  share: 'সব কর্মী এটি দেখবেন',
  shareHint: 'যা খোঁজা হয়েছে তা-ও দেখা যাবে; সেটি কারও নাম হতে পারে।',
  opens: 'আমার জন্য পাতাটি এই তালিকা নিয়ে খুলবে',
  submit: 'সেভ করুন',
  remove: 'তালিকা মুছুন',
  cancel: 'থাক',
  saved: 'তালিকা সেভ হয়েছে।',
  removed: 'তালিকা মুছে গেছে।',
  failed: 'সেভ করা যায়নি। আবার চেষ্টা করুন।',
} satisfies typeof en;
