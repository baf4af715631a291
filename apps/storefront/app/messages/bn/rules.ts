import type {
  invalidPhoneMessage,
  missingDocumentMessages,
  passwordMismatchMessage,
  returnDayMessage,
  shortPasswordMessage,
  travelDayMessage,
} from '@pothik/contract';

type Rule =
  | typeof invalidPhoneMessage
  | typeof passwordMismatchMessage
  | typeof returnDayMessage
  | typeof shortPasswordMessage
  | typeof travelDayMessage
  | (typeof missingDocumentMessages)[keyof typeof missingDocumentMessages];

const rules: Record<Rule, string> = {
  'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)':
    'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  'Passwords do not match': 'দুটি পাসওয়ার্ড এক নয়',
  'Password must be at least 6 characters long': 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর দিন',
  'Please choose a day from today to three years from now': 'আজ থেকে তিন বছরের মধ্যে একটি তারিখ দিন',
  'The return date is before the departure date': 'ফেরার তারিখ যাওয়ার তারিখের আগে',
  'Please upload your passport photo': 'আপনার পাসপোর্টের ছবি দিন',
  'Please upload both front and back pages of your NID':
    'আপনার জাতীয় পরিচয়পত্রের সামনের ও পেছনের ছবি দিন',
};

/** What the rules of the contract say, by their English; anything else stays. */
export const messages = (sentence: string): string =>
  (rules as Partial<Record<string, string>>)[sentence] ?? sentence;
