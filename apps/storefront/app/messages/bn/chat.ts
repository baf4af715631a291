import type { ChatSentence, staffPrefix } from '@pothik/chat';
import type { messages as en } from '../en/chat.ts';
import { isBangla } from '../../shared/language-of.ts';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';

/** Of the SDK (Specification §8). */
type NoNetwork = 'Network error. Please check your internet connection.';

const sentences: Record<ChatSentence | NoNetwork, string> = {
  'Please fill in name and phone number': 'নাম ও ফোন নম্বর লিখুন',
  'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)':
    'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  'Failed to start chat. Please try again.': 'চ্যাট শুরু করা যায়নি। আবার চেষ্টা করুন।',
  'Invalid response from server - chat not found': 'চ্যাট শুরু করা যায়নি। আবার চেষ্টা করুন।',
  'Invalid response structure from server': 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।',
  'Network error. Please check your internet connection.': 'সংযোগ পাওয়া যাচ্ছে না। আপনার ইন্টারনেট দেখুন।',
  'A picture was not sent. Please choose it again.': 'একটি ছবি পাঠানো যায়নি। আবার বেছে নিন।',
  'New Message from Admin': 'আমাদের কর্মীর নতুন বার্তা',
  'Missed Message from Admin': 'আমাদের কর্মীর বার্তা এসেছিল',
};

const saidByStaff: typeof staffPrefix = 'Admin: ';

/** What the chat says by itself, and what staff have written behind it; why it did not start, in our words. */
function said(sentence: string): string {
  if (sentence.startsWith(saidByStaff)) return `কর্মী: ${sentence.slice(saidByStaff.length)}`;
  if (isBangla(sentence)) return sentence;
  const known: Partial<Record<string, string>> = sentences;
  return known[sentence] ?? sentences['Failed to start chat. Please try again.'];
}

export const messages = {
  said,
  title: 'লাইভ চ্যাট',
  close: 'লাইভ চ্যাট বন্ধ করুন',
  connected: 'সংযুক্ত',
  disconnected: 'সংযোগ নেই',
  lead: 'লিখুন: আমাদের কর্মীরাই উত্তর দেন।',
  answersIn: (minutes) =>
    minutes < 90
      ? `এখন উত্তর পেতে প্রায় ${toBanglaDigits(minutes)} মিনিট লাগছে।`
      : `এখন উত্তর পেতে প্রায় ${toBanglaDigits(Math.round(minutes / 60))} ঘণ্টা লাগছে।`,
  starters: 'সরাসরি জিজ্ঞেস করুন',
  questions: {
    job: ['চাকরিটি কি এখনও খালি আছে?', 'কত টাকা দিতে হবে, কখন?', 'কী কী কাগজ লাগবে?'],
    visa: ['এই ভিসা পেতে কত দিন লাগে?', 'কী কী কাগজ লাগবে?', 'ভিসা না হলে কী হবে?'],
    flight: ['আমার তারিখে কি আসন আছে?', 'কত কেজি মালপত্র নেওয়া যায়?', 'তারিখ বদলানো যাবে?'],
    hotel: ['আমার তারিখে কি ঘর খালি আছে?', 'টাকা কখন দিতে হবে?', 'বাতিল করা যাবে?'],
    other: ['মোট কত খরচ হবে?', 'কত সময় লাগবে?', 'কী কী কাগজ লাগবে?'],
  },
  about: (service, question) => `${service}: ${question}`,
  name: 'নাম',
  phone: 'ফোন',
  message: 'বার্তা (ইচ্ছা হলে)',
  start: 'চ্যাট শুরু করুন',
  starting: 'চ্যাট শুরু হচ্ছে...',
  restoring: 'লোড হচ্ছে...',
  waiting: 'একজন কর্মী শিগগিরই আসছেন। একটু অপেক্ষা করুন...',
  writeMeanwhile: 'এর মধ্যে লিখে রাখুন',
  closed: 'এই চ্যাট শেষ হয়েছে।',
  startNew: 'নতুন চ্যাট শুরু করুন',
  rating: {
    question: 'এই চ্যাট কেমন লাগল?',
    scores: { good: 'ভালো', okay: 'মোটামুটি', bad: 'খারাপ' },
    comment: 'মন্তব্য (ইচ্ছা হলে)',
    sendComment: 'মন্তব্য পাঠান',
    thanks: 'ধন্যবাদ। নতুন চ্যাট শুরু করার আগে পর্যন্ত এটি বদলাতে পারবেন।',
    sending: 'পাঠানো হচ্ছে…',
    failed: 'পাঠানো যায়নি',
    retry: 'আবার পাঠান',
  },
  transcript: {
    send: 'চ্যাটটি আমাকে ইমেইল করুন',
    sent: (email) => `চ্যাটটি ${email} ঠিকানায় যাচ্ছে।`,
    failed: 'চ্যাটটি পাঠানো যায়নি। আবার চেষ্টা করুন।',
  },
  identity: {
    title: 'আপনার পরিচয় নিশ্চিত করুন',
    account: (name) => `${name} হিসেবে এগিয়ে যান`,
    signIn: 'লগইন',
    booking: (reference) => `${reference} বুকিংটি দিয়ে নিশ্চিত করুন`,
    form: 'বুকিং দিয়ে নিশ্চিত করুন',
    reference: 'বুকিং নম্বর',
    phone: 'বুকিংয়ের ফোন নম্বর',
    fillIn: 'বুকিং নম্বরটি লিখুন',
    submit: 'নিশ্চিত করুন',
    missing: 'এই বুকিং নম্বর আর ফোন নম্বরে কোনো বুকিং পাওয়া যায়নি। দুটোই মিলিয়ে দেখুন।',
    failed: 'নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।',
    proven: {
      account: 'এই চ্যাটে আমাদের কর্মীরা আপনার অ্যাকাউন্ট দেখতে পাচ্ছেন।',
      link: 'এই চ্যাটে আমাদের কর্মীরা আপনার বুকিং দেখতে পাচ্ছেন।',
      booking: 'এই চ্যাটে আমাদের কর্মীরা আপনার বুকিং দেখতে পাচ্ছেন।',
    },
  },
  conversation: 'কথোপকথন',
  newMessages: 'নতুন বার্তা',
  you: 'আপনি',
  admin: 'কর্মী',
  answersYou: 'আপনাকে উত্তর দিচ্ছেন',
  typing: 'কর্মী লিখছেন…',
  seen: 'দেখা হয়েছে',
  input: 'আপনার বার্তা লিখুন',
  send: 'বার্তা পাঠান',
  attach: 'ছবি যোগ করুন',
  preparing: 'ছবি তৈরি হচ্ছে...',
  pictureFrom: (sender) => `ছবি পাঠিয়েছেন: ${sender}`,
  picture: {
    uploading: 'ছবি পাঠানো হচ্ছে',
    broken: 'ছবিটি দেখানো যাচ্ছে না',
    close: 'বন্ধ করুন',
  },
  pictureProblems: {
    notImage: 'একটি ছবি (ছবির ফাইল) বেছে নিন',
    heic: 'এই ব্রাউজার HEIC ছবি পড়তে পারে না। JPEG ছবি দিন, অথবা ছবিটির স্ক্রিনশট নিন।',
    unreadable: 'ফাইলটি ছবি হিসেবে পড়া যাচ্ছে না। অন্য একটি বেছে নিন।',
  },
  bubble: {
    sending: 'পাঠানো হচ্ছে…',
    late: 'এখনও পৌঁছায়নি, চেষ্টা চলছে…',
    failed: 'পাঠানো যায়নি',
    retry: 'আবার পাঠান',
    remove: 'মুছুন',
  },
} satisfies typeof en;
