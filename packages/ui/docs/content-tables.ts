import type { Texts } from './text-table.tsx';

/** Names of buttons. */
export const buttons: Texts = {
  caption: 'Names of buttons',
  head: ['Write', 'Not', 'In Bangla'],
  rows: [
    ['Book Now', 'Proceed', 'এখনই বুক করুন'],
    ['Submit Booking', 'Submit', 'বুকিং জমা দিন'],
    ['Yes, cancel', 'OK', 'হ্যাঁ, বাতিল করুন'],
    ['No, keep', 'Cancel', 'না, থাকুক'],
    ['Try Again', 'Retry operation', 'আবার চেষ্টা করুন'],
    ['Send message', 'Done', 'বার্তা পাঠান'],
  ],
};

/** What is said when something is wrong. */
export const errors: Texts = {
  caption: 'Errors',
  head: ['Write', 'Not', 'In Bangla'],
  rows: [
    ['Please enter your full name', 'Name is required', 'আপনার পুরো নাম লিখুন'],
    ['Please upload a photo of your passport', 'File missing', 'পাসপোর্টের একটি ছবি দিন'],
    [
      'Your photo could not be sent. Please check your connection and try again.',
      'Network error (502)',
      'ছবিটি পাঠানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    ],
    [
      'The photo is dark. Please take it again in the light.',
      'Invalid image',
      'ছবিটি অন্ধকার এসেছে। আলোতে আবার তুলুন।',
    ],
  ],
};

/** Everything that has figures in it. */
export const figures: Texts = {
  caption: 'Numbers, money and dates',
  head: ['What', 'In English', 'In Bangla'],
  rows: [
    ['Money', '৳1,65,000: lakhs, as the country writes them', '৳১,৬৫,০০০'],
    ['A span', '৳9,000 to ৳12,000', '৳৯,০০০ থেকে ৳১২,০০০'],
    ['A date', '12 November 2026, never 12/11/26', '১২ নভেম্বর ২০২৬'],
    ['A time', '14:05', '১৪:০৫'],
    ['How many', '1 booking, 3 bookings, 3 travellers', '১টি বুকিং, ৩টি বুকিং, ৩ জন যাত্রী'],
    ['How long', '10 to 15 working days', '১০ থেকে ১৫ কর্মদিবস'],
    ['Phone numbers', '01712-345678', '01712-345678, as one dials it'],
    [
      'Papers',
      'the number as it is printed: A01234567',
      'the same: it is compared letter by letter',
    ],
  ],
};

/** The word that each thing has. */
export const words: Texts = {
  caption: 'One word for each thing',
  head: ['The thing', 'Word', 'Not', 'In Bangla'],
  rows: [
    ['What we offer', 'service', 'product, package deal', 'সেবা'],
    ['What somebody has ordered', 'booking', 'order, reservation, ticket', 'বুকিং'],
    ['What one needs for a service', 'requirements', 'prerequisites', 'যা যা লাগবে'],
    ['A passport, an identity card, a certificate', 'document', 'file, attachment', 'কাগজপত্র'],
    ['The days one can choose', 'available dates', 'slots', 'যেসব তারিখে পাওয়া যাবে'],
    ['What is to be paid', 'fee', 'charges, cost', 'ফি'],
    ['The people who answer', 'staff', 'admins, agents', 'কর্মী'],
    ['The app that staff work in', 'console', 'dashboard, admin panel', 'কনসোল'],
    ['The screen of the console that has the chats', 'inbox', 'desk, tickets', 'ইনবক্স'],
    ['Writing with staff', 'live chat', 'support, messenger', 'লাইভ চ্যাট'],
  ],
};

/** How a booking stands. */
export const states: Texts = {
  caption: 'How a booking stands',
  head: ['Word', 'In Bangla', 'Tone'],
  rows: [
    ['Pending', 'অপেক্ষমাণ', 'warning'],
    ['Confirmed', 'নিশ্চিত হয়েছে', 'success'],
    ['Cancelled', 'বাতিল হয়েছে', 'danger'],
  ],
};

/** Sentences in Bangla that were made plainer. */
export const sentences: Texts = {
  caption: 'Sentences in Bangla, before and after',
  head: ['Before', 'After'],
  rows: [
    ['দয়া করে আপনার ফর্মটি সাবমিট করিবার পূর্বে সকল তথ্যসমূহ চেক করুন!', 'জমা দেওয়ার আগে তথ্যগুলো মিলিয়ে নিন।'],
    ['আপনার রিকোয়েস্ট প্রসেস করা যাচ্ছে না। এরর: ৪২২', 'ফোন নম্বরটি ঠিক নেই। ১১টি সংখ্যা লিখুন।'],
  ],
};
