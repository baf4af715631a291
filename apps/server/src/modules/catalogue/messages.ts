import { toBanglaDigits } from '@pothik/contract';
import type { Messages } from '../../http/message.ts';
import { formats as bangla } from '../../messages/bn/formats.ts';
import { formats as english } from '../../messages/en/formats.ts';

const digits = (count: number) => toBanglaDigits(String(count));
const inTaka = (amount: number) => ({ amount: Math.ceil(amount), currency: 'BDT' });
const amount = (count: number, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`;

/** What this module answers, by key. */
export const messages = {
  // What is not there.
  serviceNotFound: { en: 'This service was not found.', bn: 'সেবাটি পাওয়া যায়নি।' },
  categoryNotFound: { en: 'This category was not found.', bn: 'এই ধরনের সেবা পাওয়া যায়নি।' },
  subcategoryNotFound: {
    en: 'This subcategory was not found.',
    bn: 'এই ধরনের সেবা পাওয়া যায়নি।',
  },
  versionNotFound: { en: 'This version was not found.', bn: 'সংস্করণটি পাওয়া যায়নি।' },
  languageNotFound: { en: 'This language was not found.', bn: 'ভাষাটি পাওয়া যায়নি।' },
  entryNotFound: { en: 'This entry was not found.', bn: 'শব্দগুলো পাওয়া যায়নি।' },
  capNotFound: { en: 'This cap was not found.', bn: 'সীমাটি পাওয়া যায়নি।' },
  wordNotFound: {
    en: 'This word of an owner was not found.',
    bn: 'মালিকের অনুমতি পাওয়া যায়নি।',
  },

  // What was done.
  counted: { en: 'Counted.', bn: 'গোনা হয়েছে।' },
  serviceRemoved: { en: 'Service removed', bn: 'সেবা মুছে ফেলা হয়েছে' },
  categoryRemoved: { en: 'Category removed', bn: 'ক্যাটাগরি মুছে ফেলা হয়েছে' },
  entryRemoved: { en: 'Entry removed', bn: 'শব্দগুলো মুছে ফেলা হয়েছে' },
  capRemoved: { en: 'Cap removed', bn: 'সীমাটি মুছে ফেলা হয়েছে' },
  wordWithdrawn: { en: 'Word withdrawn', bn: 'অনুমতি ফেরত নেওয়া হয়েছে' },

  searchTooSlow: {
    en: 'This search takes too long now. Please try again in a moment.',
    bn: 'এখন খুঁজতে বেশি সময় লাগছে। একটু পরে আবার চেষ্টা করুন।',
  },

  // Of a service.
  unnamed: {
    en: 'A service needs a name or a job title',
    bn: 'সেবার একটি নাম বা পদের নাম লাগবে',
  },
  salaryReversed: {
    en: 'The highest salary is below the lowest',
    bn: 'সর্বোচ্চ বেতন সর্বনিম্নের চেয়ে কম',
  },
  experienceReversed: {
    en: 'The longest experience is below the shortest',
    bn: 'সর্বোচ্চ অভিজ্ঞতা সর্বনিম্নের চেয়ে কম',
  },
  weeksReversed: {
    en: 'The most weeks are below the fewest',
    bn: 'সর্বোচ্চ সপ্তাহ সর্বনিম্নের চেয়ে কম',
  },
  publishedAlready: {
    en: 'This service is published already. Hide it first to have it published later.',
    bn: 'সেবাটি প্রকাশিত আছে। পরে প্রকাশ করতে চাইলে আগে লুকান।',
  },
  momentPast: { en: 'Choose a moment that is still to come', bn: 'সামনের কোনো সময় দিন' },
  momentsReversed: {
    en: 'A service is taken back after it is published',
    bn: 'তুলে নেওয়ার সময় প্রকাশের পরে হতে হবে',
  },
  noSuchCategory: {
    en: 'Choose a category that is there',
    bn: 'তালিকায় আছে এমন একটি ক্যাটাগরি বেছে নিন',
  },
  noSuchSubcategory: {
    en: 'Choose a subcategory of the category',
    bn: 'ক্যাটাগরিটির ভেতরের একটি ভাগ বেছে নিন',
  },

  // Why a change of several leaves one as it is.
  changedSince: {
    en: 'Somebody has changed this service since. It stays as it is now.',
    bn: 'এর মধ্যে কেউ এই সেবা বদলেছেন। এটি এখন যেমন আছে তেমনই থাকবে।',
  },
  categoryGone: {
    en: 'The category that it stood in is gone. It stays as it is now.',
    bn: 'এটি যে ক্যাটাগরিতে ছিল সেটি আর নেই। এটি এখন যেমন আছে তেমনই থাকবে।',
  },
  askedFor: {
    en: 'Somebody has booked this service or asked about it since. It stays.',
    bn: 'এর মধ্যে কেউ এই সেবা বুক করেছেন বা এটি নিয়ে জানতে চেয়েছেন, তাই এটি থাকবে।',
  },

  // The cost of jobs.
  rateMissing: (currency: string, country: string) => ({
    en: `Set a rate for ${currency} first: the cost of this job has to be told in taka, as jobs in ${country} have a cap.`,
    bn: `আগে ${currency} মুদ্রার দর দিন: এই দেশে চাকরির খরচের সীমা আছে (${country}), তাই খরচ টাকায় জানা দরকার।`,
  }),
  aboveCap: (cost: number, cap: { amount: number; country: string; sourceName: string }) => ({
    en: `This job costs ${english.money(inTaka(cost))}, above the cap for ${cap.country} of ${english.money(inTaka(cap.amount))} (${cap.sourceName}). An owner can allow it.`,
    bn: `চাকরিটির খরচ ${bangla.money(inTaka(cost))}; সীমা ${bangla.money(inTaka(cap.amount))} (${cap.country})। একজন মালিক অনুমতি দিতে পারেন।`,
  }),
  cappedAlready: {
    en: 'This country has a cap already. Change that one.',
    bn: 'এই দেশের একটি সীমা আছে। সেটি বদলান।',
  },

  // Of a category.
  addressTaken: {
    en: 'Another category has this address already.',
    bn: 'অন্য একটি ক্যাটাগরির ঠিকানা এটি।',
  },
  parentIsSubcategory: {
    en: 'Choose a category that is no subcategory',
    bn: 'অন্য ক্যাটাগরির ভেতরে নেই এমন একটি বেছে নিন',
  },
  categoryInUse: {
    en: 'Move what stands in this category first.',
    bn: 'আগে এই ক্যাটাগরির জিনিসগুলো অন্য কোথাও নিন।',
  },
  categoryHolds: (inside: { services: number; subcategories: number }) => ({
    en: `This category holds ${amount(inside.services, 'service', 'services')} and ${amount(inside.subcategories, 'subcategory', 'subcategories')}. Move them first.`,
    bn: 'এই ক্যাটাগরিতে সেবা বা অন্য ভাগ আছে। আগে সেগুলো অন্য কোথাও নিন।',
  }),

  // Of a translation.
  nameUntranslated: {
    en: 'Translate the name before you publish',
    bn: 'প্রকাশের আগে নাম বাংলায় লিখুন',
  },
  jobTitleUntranslated: {
    en: 'Translate the job title before you publish',
    bn: 'প্রকাশের আগে নামটি বাংলায় লিখুন',
  },
  otherLength: (original: number, translation: number) => ({
    en: `The original has ${String(original)} of these, and the translation ${String(translation)}. Load the page again, and translate each of them or leave it empty.`,
    bn: `মূল লেখায় ${digits(original)}টি আছে, অনুবাদে ${digits(translation)}টি। পাতাটি আবার লোড করে সবগুলো লিখুন, অথবা খালি রাখুন।`,
  }),

  // Of a file of services as a whole.
  isWorkbook: {
    en: 'This is an Excel workbook (.xlsx), whatever its name says. Open it in Excel and save it as "CSV UTF-8".',
    bn: 'নাম যা-ই হোক, এটি এক্সেলের ফাইল (.xlsx)। এক্সেলে খুলে ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  },
  isOldWorkbook: {
    en: 'This is an old Excel workbook (.xls), whatever its name says. Open it in Excel and save it as "CSV UTF-8".',
    bn: 'নাম যা-ই হোক, এটি পুরোনো এক্সেলের ফাইল (.xls)। এক্সেলে খুলে ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  },
  isPdf: {
    en: 'This is a PDF, whatever its name says. Save the table itself as "CSV UTF-8".',
    bn: 'নাম যা-ই হোক, এটি পিডিএফ। মূল টেবিলটি ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  },
  isNoText: {
    en: 'This is not a text file. Choose a file that was saved as "CSV UTF-8".',
    bn: 'এটি লেখার ফাইল নয়। ‘CSV UTF-8’ হিসেবে সেভ করা ফাইল বেছে নিন।',
  },
  fileTooLarge: {
    en: 'This file is larger than 4 MB. Import a part of it at a time.',
    bn: 'ফাইলটি ৪ মেগাবাইটের চেয়ে বড়। একবারে এর একটি অংশ তুলুন।',
  },
  noRows: { en: 'This file has no rows.', bn: 'ফাইলে কোনো সারি নেই।' },
  tooManyRows: (most: number) => ({
    en: `Import at most ${String(most)} rows at a time.`,
    bn: `একবারে সর্বোচ্চ ${digits(most)}টি সারি তুলুন।`,
  }),
  noSuchColumn: (column: string) => ({
    en: `There is no column "${column}". Begin with an export.`,
    bn: `‘${column}’ নামে কোনো কলাম নেই। আগে ফাইল নামিয়ে সেটি দিয়ে শুরু করুন।`,
  }),
  columnTwice: (column: string) => ({
    en: `The column "${column}" is there twice.`,
    bn: `‘${column}’ কলামটি দুবার আছে।`,
  }),
  columnsUnnamed: {
    en: 'The first row names the columns: ID, Name or Job title is one of them.',
    bn: 'প্রথম সারিতে কলামের নাম থাকে: তার মধ্যে ID, Name বা Job title থাকতে হবে।',
  },
  quoteOpen: (row: number) => ({
    en: `Row ${String(row)} begins a quote that does not close before the end of the file.`,
    bn: `সারি ${digits(row)}-এ উদ্ধৃতিচিহ্ন শুরু হয়েছে, কিন্তু ফাইলের শেষ পর্যন্ত বন্ধ হয়নি।`,
  }),
  lettersLost: (row: number, column: string) => ({
    en: `Row ${String(row)}, column "${column}": the letters were lost when the file was saved, only question marks are left. Save the original again as "CSV UTF-8".`,
    bn: `সারি ${digits(row)}, কলাম ‘${column}’: সেভ করার সময় অক্ষর হারিয়ে গেছে, শুধু প্রশ্নচিহ্ন আছে। মূল ফাইলটি ‘CSV UTF-8’ হিসেবে আবার সেভ করুন।`,
  }),
  lettersUnreadable: (row: number, column: string) => ({
    en: `Row ${String(row)}, column "${column}": these letters are not in UTF-8. Save the file again as "CSV UTF-8".`,
    bn: `সারি ${digits(row)}, কলাম ‘${column}’: অক্ষরগুলো UTF-8 নয়। ফাইলটি ‘CSV UTF-8’ হিসেবে আবার সেভ করুন।`,
  }),

  // Of a row of one.
  idUnknown: {
    en: 'There is no service with this ID. Leave it empty for a new one.',
    bn: 'এই ID-র কোনো সেবা নেই। নতুন সেবা হলে ঘরটি খালি রাখুন।',
  },
  severalNamedSo: {
    en: 'Several services have this name. Put in the ID of one.',
    bn: 'এই নামে কয়েকটি সেবা আছে। যেটি বদলাবেন তার ID দিন।',
  },
  tooManyCells: {
    en: 'This row has more cells than there are columns.',
    bn: 'সারিটিতে কলামের চেয়ে বেশি ঘর আছে।',
  },
  sameAsRow: (row: number) => ({
    en: `Row ${String(row)} is the same service.`,
    bn: `সারি ${digits(row)} একই সেবার।`,
  }),
  writeYesOrNo: { en: 'Write yes or no', bn: 'yes বা no লিখুন' },

  // Of an import.
  dateOrderUnsettled: {
    en: 'Choose first whether dates begin with the day or the month.',
    bn: 'তারিখে দিন আগে না মাস আগে, আগে সেটি বেছে নিন।',
  },
  rowsRefused: {
    en: 'Some rows are refused, so that nothing was imported.',
    bn: 'কয়েকটি সারিতে ভুল আছে, তাই কিছুই তোলা হয়নি।',
  },
  planOutdated: {
    en: 'The services are not any more as you saw them. Look at the differences again, then import.',
    bn: 'আপনি দেখার পর সেবাগুলো বদলেছে। বদলগুলো আবার দেখে তারপর তুলুন।',
  },
  changesNothing: { en: 'This file changes nothing.', bn: 'ফাইলটি কিছুই বদলায় না।' },
} as const satisfies Messages;
