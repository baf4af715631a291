import { messages as formats } from './formats.ts';

/**
 * What the server answers the staff, and what the schemas of its calls say of an input, by its English. A test
 * reads the sources for a sentence that has no words here; what another server says is told by its code.
 */
const sentences: Readonly<Record<string, string>> = {
  // Of an input.
  'Please fill this in': 'এই ঘরটি পূরণ করুন',
  'This is not valid': 'এটি ঠিক নেই। দেখে আবার লিখুন।',
  'Please enter a text': 'কিছু লিখুন',
  'Please enter a number': 'একটি সংখ্যা লিখুন',
  'Please enter a whole number': 'একটি পূর্ণ সংখ্যা লিখুন',
  'Please enter a day, such as 2026-01-31': 'একটি তারিখ লিখুন, যেমন 2026-01-31',
  'Please enter a day between 1970 and 2199': 'তারিখটি ঠিক নয়। সালটি দেখে আবার লিখুন।',
  'Please choose a day within the next three years': 'আগামী তিন বছরের মধ্যে একটি তারিখ দিন',
  'Please choose today or an earlier day': 'আজকের বা আগের একটি তারিখ দিন',
  'Please enter a moment, such as 2026-01-31T18:00:00Z': 'তারিখ ও সময় ঠিক নেই',
  'Please enter an address, such as https://example.com':
    'একটি ঠিকানা লিখুন, যেমন https://example.com',
  'This text has characters that cannot be stored': 'লেখাটিতে এমন চিহ্ন আছে যা রাখা যায় না',
  'Please enter an e-mail address': 'একটি ই-মেইল ঠিকানা লিখুন',
  'Please enter a valid e-mail address': 'একটি ই-মেইল ঠিকানা লিখুন, যেমন name@example.com',
  'Please enter your name': 'নাম লিখুন',
  'Please choose a file': 'একটি ফাইল বেছে নিন',
  'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)':
    'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  'Use small letters and figures with hyphens between; not "details"':
    'শুধু ইংরেজি ছোট হাতের অক্ষর, অঙ্ক আর মাঝে হাইফেন লিখুন; ‘details’ নেওয়া যাবে না',
  'Use three capital letters, such as BDT': 'ইংরেজি বড় হাতের তিনটি অক্ষর লিখুন, যেমন BDT',
  'Please enter the booking reference and its phone number':
    'বুকিং নম্বর ও সেই বুকিংয়ের ফোন নম্বর লিখুন',
  'Say what you need': 'কী দরকার, তা লিখুন',
  'The last day must not be before the first': 'শেষ দিনটি প্রথম দিনের আগে হতে পারে না',
  'Enter at least one word': 'কমপক্ষে একটি শব্দ লিখুন',
  'Please enter an address that begins with https://': 'https:// দিয়ে শুরু হয় এমন ঠিকানা লিখুন',
  'Please enter a phone number, such as +880 2 5500 1234':
    'একটি ফোন নম্বর লিখুন, যেমন +880 2 5500 1234',
  'Please enter a number, such as 32.5': 'একটি সংখ্যা লিখুন, যেমন 32.5',
  'Please tell the day, such as 2026-11-20': 'তারিখ লিখুন, যেমন 2026-11-20',
  'Use small letters, digits and hyphens': 'শুধু ইংরেজি ছোট হাতের অক্ষর, অঙ্ক আর হাইফেন লিখুন',
  'This shortcut is used twice': 'এই সংক্ষেপটি দুবার আছে',
  'Use a time such as 09:30; the end of the day is 24:00':
    'সময় লিখুন, যেমন 09:30; দিনের শেষ হলো 24:00',
  'It must be later than the beginning. What goes past midnight is two lines':
    'শেষ সময় শুরুর পরে হতে হবে। মধ্যরাত পার হলে দুই লাইনে লিখুন',
  'A service needs a name or a job title': 'সেবার একটি নাম বা পদের নাম লাগবে',
  'The highest salary is below the lowest': 'সর্বোচ্চ বেতন সর্বনিম্নের চেয়ে কম',
  'The longest experience is below the shortest': 'সর্বোচ্চ অভিজ্ঞতা সর্বনিম্নের চেয়ে কম',
  'The most weeks are below the fewest': 'সর্বোচ্চ সপ্তাহ সর্বনিম্নের চেয়ে কম',
  'This service is published already. Hide it first to have it published later.':
    'সেবাটি প্রকাশিত আছে। পরে প্রকাশ করতে চাইলে আগে লুকান।',
  'Assign the booking first: a reminder is for whoever has it.':
    'আগে কাউকে দায়িত্ব দিন: যাঁর দায়িত্বে, তাঁকেই মনে করানো হয়।',
  'This booking has ended: nothing of it is due any more.':
    'বুকিংটি শেষ হয়েছে। এর আর কোনো কাজ বাকি নেই।',
  'Choose a moment that is still to come': 'সামনের কোনো সময় দিন',
  'A service is taken back after it is published': 'তুলে নেওয়ার সময় প্রকাশের পরে হতে হবে',
  'Choose a category that is there': 'তালিকায় আছে এমন একটি ক্যাটাগরি বেছে নিন',
  'Choose a subcategory of the category': 'ক্যাটাগরিটির ভেতরের একটি ভাগ বেছে নিন',
  'Choose a category that is no subcategory': 'অন্য ক্যাটাগরির ভেতরে নেই এমন একটি বেছে নিন',
  'Translate the title before you publish': 'প্রকাশের আগে শিরোনাম বাংলায় লিখুন',
  'Translate the name before you publish': 'প্রকাশের আগে নাম বাংলায় লিখুন',
  'Please choose a day from today on, a year from now at the latest.':
    'আজ থেকে এক বছরের মধ্যে একটি দিন বেছে নিন।',

  // Passwords and ways in.
  'Password must be at least 6 characters long': 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর দিন',
  'Passwords do not match': 'দুটি পাসওয়ার্ড এক নয়',
  'Many people use this password, so it is guessed first. Please choose another':
    'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন, তাই সহজে ধরা পড়ে। অন্য একটি বেছে নিন',
  'Please choose a password without your name, e-mail address, phone number or our name':
    'পাসওয়ার্ডে নিজের নাম, ই-মেইল, ফোন নম্বর বা আমাদের নাম রাখবেন না',
  'Invalid email or password.': 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়।',
  'This account was deactivated. Please ask an owner of the console.':
    'অ্যাকাউন্টটি বন্ধ করা হয়েছে। কনসোলের কোনো মালিকের সঙ্গে কথা বলুন।',
  'Your current password is not correct.': 'আপনার এখনকার পাসওয়ার্ড ঠিক নয়।',
  'Please enter your current password.': 'আপনার এখনকার পাসওয়ার্ড লিখুন।',
  'Please sign in with Google once more.': 'গুগল দিয়ে আরেকবার লগইন করুন।',
  'This Google account is not linked with yours.': 'এই গুগল অ্যাকাউন্ট আপনার অ্যাকাউন্টের সঙ্গে যুক্ত নয়।',
  'Please sign in with your password.': 'পাসওয়ার্ড দিয়ে লগইন করুন।',
  'Your account has no password yet. Please set one with "Forgot password?" first.':
    'আপনার অ্যাকাউন্টে এখনও পাসওয়ার্ড নেই। সাইটে ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে একটি দিন।',
  'Please enter the code that your authenticator app shows.':
    'আপনার কোডের অ্যাপে যে কোড দেখাচ্ছে, সেটি লিখুন।',
  'Please use your passkey, or enter one of your recovery codes.':
    'আপনার পাসকী ব্যবহার করুন, অথবা একটি রিকভারি কোড লিখুন।',
  'This code is not right, or was used before. Please enter the next one.':
    'কোডটি ঠিক নয়, অথবা আগে ব্যবহার হয়েছে। পরের কোডটি লিখুন।',
  'This is none of your recovery codes, or was used before.':
    'এটি আপনার রিকভারি কোড নয়, অথবা আগে ব্যবহার হয়েছে।',
  'Your account was changed since you used this passkey. Please sign in with your password and a code once; then your passkeys work again.':
    'শেষবার এই পাসকী ব্যবহারের পর আপনার অ্যাকাউন্টে বদল হয়েছে। পাসওয়ার্ড আর কোড দিয়ে একবার লগইন করুন। এরপর পাসকী আবার কাজ করবে।',
  'This passkey is not known here, or took too long. Please try again.':
    'পাসকীটি মেলেনি, অথবা বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  'Passkeys are for the staff alone.': 'পাসকী শুধু কর্মীদের জন্য।',
  'Please set up a second factor first: your role demands one.':
    'আগে দ্বিতীয় যাচাই চালু করুন: আপনার ভূমিকায় এটি লাগে।',
  'You have many passkeys: remove one of them first.': 'আপনার অনেকগুলো পাসকী আছে: আগে একটি মুছুন।',
  'This passkey could not be added. Please begin again.': 'পাসকীটি যোগ করা যায়নি। আবার শুরু করুন।',
  'This passkey was added before.': 'এই পাসকী আগেই যোগ করা হয়েছে।',
  'This passkey was not found.': 'পাসকীটি পাওয়া যায়নি।',
  'Passkey removed': 'পাসকী মুছে ফেলা হয়েছে',
  'You have an app: remove it first.': 'আপনার একটি অ্যাপ চালু আছে: আগে সেটি মুছুন।',
  'Please begin again.': 'আবার শুরু করুন।',
  'This code is not right. Please enter the one that the app shows now.':
    'কোডটি ঠিক নয়। অ্যাপে এখন যে কোড দেখাচ্ছে, সেটি লিখুন।',
  'You have no second factor.': 'আপনার দ্বিতীয় যাচাই চালু নেই।',
  'Second factor removed': 'দ্বিতীয় যাচাই মুছে ফেলা হয়েছে',
  'Your own second factor is removed with its code.': 'নিজের দ্বিতীয় যাচাই মুছতে তার কোড লাগে।',

  // Accounts, invitations and keys.
  'This customer was not found.': 'গ্রাহককে পাওয়া যায়নি।',
  'Signed out everywhere': 'সব জায়গা থেকে লগআউট হয়েছে',
  'This address belongs to one of the staff already.': 'এই ঠিকানা একজন কর্মীর।',
  'You have joined the staff.': 'আপনি এখন আমাদের কর্মী।',
  'This invitation is not valid any more. Please ask for a new one.':
    'এই আমন্ত্রণ আর কাজ করে না। নতুন একটি চেয়ে নিন।',
  'This invitation was not found.': 'আমন্ত্রণটি পাওয়া যায়নি।',
  'This account of the staff was deactivated. Reactivate it instead.':
    'এই কর্মীর অ্যাকাউন্ট বন্ধ আছে। সেটি আবার চালু করুন।',
  'This address was invited before. Send that invitation again instead.':
    'এই ঠিকানায় আগেই আমন্ত্রণ গেছে। সেটি আবার পাঠান।',
  'Invitation taken back': 'আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে',
  'This member of the staff was not found.': 'কর্মীকে পাওয়া যায়নি।',
  'Your own account is changed by another owner.': 'নিজের অ্যাকাউন্ট অন্য কোনো মালিক বদলাতে পারেন।',
  'This API key was not found.': 'এপিআই কী-টি পাওয়া যায়নি।',
  'API key revoked': 'এপিআই কী বাতিল হয়েছে',

  'This session was not found.': 'লগইনটি আর নেই।',
  'Signed out there': 'সেখান থেকে লগআউট হয়েছে',
  'You may not do this.': 'এটি করার অনুমতি আপনার নেই।',
  'Please try again.': 'আবার চেষ্টা করুন।',

  // Bookings and documents.
  'This booking was not found.': 'বুকিংটি পাওয়া যায়নি।',
  'Who booked has an account, and answers in it.':
    'যিনি বুক করেছেন তাঁর অ্যাকাউন্ট আছে; সেখানেই তিনি উত্তর দেন।',
  'Please say first what you open this document for.': 'আগে বলুন, কাগজটি কেন খুলছেন।',
  'Please say in your own words what you open them for.': 'কেন খুলছেন, নিজের কথায় লিখুন।',
  'This change was not found.': 'বদলটি পাওয়া যায়নি।',
  'This change is undone already.': 'বদলটি আগেই ফিরিয়ে নেওয়া হয়েছে।',
  'This change is older than ten minutes: it stays.':
    'দশ মিনিট পেরিয়ে গেছে, তাই বদলটি আর ফেরানো যাবে না।',
  'Somebody has changed this service since. It stays as it is now.':
    'এর মধ্যে কেউ এই সেবা বদলেছেন। এটি এখন যেমন আছে তেমনই থাকবে।',
  'The category that it stood in is gone. It stays as it is now.':
    'এটি যে ক্যাটাগরিতে ছিল সেটি আর নেই। এটি এখন যেমন আছে তেমনই থাকবে।',
  'Somebody has booked this service or asked about it since. It stays.':
    'এর মধ্যে কেউ এই সেবা বুক করেছেন বা এটি নিয়ে জানতে চেয়েছেন, তাই এটি থাকবে।',
  'Somebody has changed this booking since. It stays as it is now.':
    'এর মধ্যে কেউ বুকিংটি বদলেছেন, তাই এখন যেমন আছে তেমনই থাকবে।',
  'This document was not found.': 'কাগজটি পাওয়া যায়নি।',
  'This address is not valid.': 'ঠিকানাটি ঠিক নয়।',
  'This address has expired.': 'এই ঠিকানার মেয়াদ শেষ।',

  // Chats.
  'This chat was not found.': 'চ্যাটটি পাওয়া যায়নি।',
  'This colleague was not found.': 'সহকর্মীকে পাওয়া যায়নি।',
  'Somebody has changed the canned replies meanwhile.': 'এর মধ্যে কেউ তৈরি উত্তরগুলো বদলেছেন।',
  'Nobody answers in this chat yet. Join it first.': 'এই চ্যাটে এখনও কেউ উত্তর দিচ্ছেন না। আগে যোগ দিন।',
  'Please choose a time that is still to come.': 'সামনের কোনো সময় বেছে নিন।',
  'This chat has as many tags as it can have.': 'এই চ্যাটে আর ট্যাগ দেওয়ার জায়গা নেই।',
  'This visitor has already proven who they are.': 'ভিজিটর আগেই পরিচয় যাচাই করেছেন।',
  'This visitor has no account, so no address is known to be theirs.':
    'ভিজিটরের কোনো অ্যাকাউন্ট নেই, তাই নিশ্চিত কোনো ঠিকানাও নেই।',
  'The address of the visitor’s account is not confirmed yet.':
    'ভিজিটরের অ্যাকাউন্টের ঠিকানা এখনও নিশ্চিত করা হয়নি।',
  'Nothing has been said in this chat yet.': 'এই চ্যাটে এখনও কিছু লেখা হয়নি।',
  'A colleague answers in this chat.': 'একজন সহকর্মী এই চ্যাটে উত্তর দিচ্ছেন।',

  // Files of services.
  'This is an Excel workbook (.xlsx), whatever its name says. Open it in Excel and save it as "CSV UTF-8".':
    'নাম যা-ই হোক, এটি এক্সেলের ফাইল (.xlsx)। এক্সেলে খুলে ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  'This is an old Excel workbook (.xls), whatever its name says. Open it in Excel and save it as "CSV UTF-8".':
    'নাম যা-ই হোক, এটি পুরোনো এক্সেলের ফাইল (.xls)। এক্সেলে খুলে ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  'This is a PDF, whatever its name says. Save the table itself as "CSV UTF-8".':
    'নাম যা-ই হোক, এটি পিডিএফ। মূল টেবিলটি ‘CSV UTF-8’ হিসেবে সেভ করুন।',
  'This is not a text file. Choose a file that was saved as "CSV UTF-8".':
    'এটি লেখার ফাইল নয়। ‘CSV UTF-8’ হিসেবে সেভ করা ফাইল বেছে নিন।',
  'Choose first whether dates begin with the day or the month.':
    'তারিখে দিন আগে না মাস আগে, আগে সেটি বেছে নিন।',
  'The first row names the columns: ID, Name or Job title is one of them.':
    'প্রথম সারিতে কলামের নাম থাকে: তার মধ্যে ID, Name বা Job title থাকতে হবে।',
  'This file is larger than 4 MB. Import a part of it at a time.':
    'ফাইলটি ৪ মেগাবাইটের চেয়ে বড়। একবারে এর একটি অংশ তুলুন।',
  'This file has no rows.': 'ফাইলে কোনো সারি নেই।',
  'There is no service with this ID. Leave it empty for a new one.':
    'এই ID-র কোনো সেবা নেই। নতুন সেবা হলে ঘরটি খালি রাখুন।',
  'Several services have this name. Put in the ID of one.':
    'এই নামে কয়েকটি সেবা আছে। যেটি বদলাবেন তার ID দিন।',
  'This row has more cells than there are columns.': 'সারিটিতে কলামের চেয়ে বেশি ঘর আছে।',
  'Write yes or no': 'yes বা no লিখুন',
  'Some rows are refused, so that nothing was imported.': 'কয়েকটি সারিতে ভুল আছে, তাই কিছুই তোলা হয়নি।',
  'The services are not any more as you saw them. Look at the differences again, then import.':
    'আপনি দেখার পর সেবাগুলো বদলেছে। বদলগুলো আবার দেখে তারপর তুলুন।',
  'This file changes nothing.': 'ফাইলটি কিছুই বদলায় না।',

  // The catalogue, articles and settings.
  'Another category has this address already.': 'অন্য একটি ক্যাটাগরির ঠিকানা এটি।',
  'Move what stands in this category first.': 'আগে এই ক্যাটাগরির জিনিসগুলো অন্য কোথাও নিন।',
  'Category removed': 'ক্যাটাগরি মুছে ফেলা হয়েছে',
  'View removed': 'তালিকা মুছে গেছে',
  'You have a view of this name already.': 'এই নামে আপনার একটি তালিকা আছে।',
  'This view was not found.': 'তালিকাটি পাওয়া যায়নি।',
  'This record was not found.': 'এটি পাওয়া যায়নি।',
  'Service removed': 'সেবা মুছে ফেলা হয়েছে',
  'Article removed': 'লেখা মুছে ফেলা হয়েছে',
  'Entry removed': 'শব্দগুলো মুছে ফেলা হয়েছে',
  'This article was not found.': 'লেখাটি পাওয়া যায়নি।',
  'This category was not found.': 'ক্যাটাগরিটি পাওয়া যায়নি।',
  'Cap removed': 'সীমাটি মুছে ফেলা হয়েছে',
  'Word withdrawn': 'অনুমতি ফেরত নেওয়া হয়েছে',
  'This picture is still shown. Take it out there first.':
    'ছবিটি এখনও কোথাও দেখা যায়। আগে সেখান থেকে সরান।',
  'Choose a part within the picture, at least 64 pixels each way':
    'ছবির ভেতরে একটি অংশ বেছে নিন, দুই দিকেই অন্তত ৬৪ পিক্সেল',
  'Choose a point within the picture': 'ছবির ভেতরে একটি জায়গা বেছে নিন',
  'This cap was not found.': 'সীমাটি পাওয়া যায়নি।',
  'This word of an owner was not found.': 'মালিকের অনুমতি পাওয়া যায়নি।',
  'This country has a cap already. Change that one.': 'এই দেশের একটি সীমা আছে। সেটি বদলান।',
  'This version was not found.': 'সংস্করণটি পাওয়া যায়নি।',
  'This service was not found.': 'সেবাটি পাওয়া যায়নি।',
  'This entry was not found.': 'শব্দগুলো পাওয়া যায়নি।',
  'This language was not found.': 'ভাষাটি পাওয়া যায়নি।',
  'Somebody else has set this just now.': 'এইমাত্র অন্য কেউ এটি বদলেছেন।',
  'This job was not found.': 'কাজটি পাওয়া যায়নি।',
  'It is tried again': 'আবার চেষ্টা করা হচ্ছে',
};

/** Of texts that a booking, a translation or a rule is put into; what `(…)` matches is handed over. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Use at least (\d+) characters$/, (count) => `কমপক্ষে ${digits(count)}টি অক্ষর লিখুন`],
  [/^Use at most (\d+) characters$/, (count) => `সর্বোচ্চ ${digits(count)}টি অক্ষর লিখুন`],
  [/^Use at most (\d+) words$/, (count) => `সর্বোচ্চ ${digits(count)}টি শব্দ লিখুন`],
  [/^Choose at least (\d+)$/, (count) => `কমপক্ষে ${digits(count)}টি বেছে নিন`],
  [/^Choose at most (\d+) days$/, (count) => `সর্বোচ্চ ${digits(count)} দিন বেছে নিন`],
  [/^Choose at most (\d+)$/, (count) => `সর্বোচ্চ ${digits(count)}টি বেছে নিন`],
  [/^Use a number of at least (-?\d+)$/, (least) => `কমপক্ষে ${digits(least)} লিখুন`],
  [/^Use a number of at most (-?\d+)$/, (most) => `সর্বোচ্চ ${digits(most)} লিখুন`],
  [
    /^Use a whole number from 1 to (\d+)$/,
    (most) => `১ থেকে ${digits(most)}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন`,
  ],
  [/^Please choose one of these: .+$/, () => 'তালিকা থেকে একটি বেছে নিন'],
  [
    /^Password must be at least (\d+) characters long for staff$/,
    (count) => `কর্মীদের পাসওয়ার্ডে কমপক্ষে ${digits(count)}টি অক্ষর লাগে`,
  ],
  [
    /^There are (\d+) API keys already\. Revoke one first\.$/,
    (count) => `এরই মধ্যে ${digits(count)}টি এপিআই কী আছে। আগে একটি বাতিল করুন।`,
  ],
  [
    /^There is no column "(.+)"\. Begin with an export\.$/,
    (column) => `‘${column}’ নামে কোনো কলাম নেই। আগে ফাইল নামিয়ে সেটি দিয়ে শুরু করুন।`,
  ],
  [/^The column "(.+)" is there twice\.$/, (column) => `‘${column}’ কলামটি দুবার আছে।`],
  [
    /^Row (\d+) begins a quote that does not close before the end of the file\.$/,
    (row) => `সারি ${digits(row)}-এ উদ্ধৃতিচিহ্ন শুরু হয়েছে, কিন্তু ফাইলের শেষ পর্যন্ত বন্ধ হয়নি।`,
  ],
  [
    /^Row (\d+), column "(.+)": the letters were lost .+$/,
    (row, column) =>
      `সারি ${digits(row)}, কলাম ‘${column}’: সেভ করার সময় অক্ষর হারিয়ে গেছে, শুধু প্রশ্নচিহ্ন আছে। মূল ফাইলটি ‘CSV UTF-8’ হিসেবে আবার সেভ করুন।`,
  ],
  [
    /^Row (\d+), column "(.+)": these letters are not in UTF-8\. .+$/,
    (row, column) =>
      `সারি ${digits(row)}, কলাম ‘${column}’: অক্ষরগুলো UTF-8 নয়। ফাইলটি ‘CSV UTF-8’ হিসেবে আবার সেভ করুন।`,
  ],
  [/^Import at most (\d+) rows at a time\.$/, (rows) => `একবারে সর্বোচ্চ ${digits(rows)}টি সারি তুলুন।`],
  [/^Row (\d+) is the same service\.$/, (row) => `সারি ${digits(row)} একই সেবার।`],
  [
    /^This job costs (.+), above the cap for (.+) of (.+) \(.+\)\. An owner can allow it\.$/s,
    (cost, country, cap) =>
      `চাকরিটির খরচ ${taka(cost)}; সীমা ${taka(cap)} (${country})। একজন মালিক অনুমতি দিতে পারেন।`,
  ],
  [
    /^Set a rate for (.+) first: the cost of this job has to be told in taka, as jobs in (.+) have a cap\.$/,
    (currency, country) =>
      `আগে ${currency} মুদ্রার দর দিন: এই দেশে চাকরির খরচের সীমা আছে (${country}), তাই খরচ টাকায় জানা দরকার।`,
  ],
  [/^This booking is already .+\.$/, () => 'বুকিংটি আগে থেকেই এই অবস্থায় আছে।'],
  [/^This booking is .+ and cannot become .+\.$/, () => 'বুকিংটি এখন আর এভাবে বদলানো যাবে না।'],
  [
    /^Somebody else has changed this \w+ since you opened it\. Look at it again before you change it\.$/,
    () => 'আপনি খোলার পর অন্য কেউ এটি বদলেছেন। আবার দেখে তারপর বদলান।',
  ],
  [/^(.+) answers in this chat\.$/, (name) => `এই চ্যাটে ${name} উত্তর দিচ্ছেন।`],
  [
    /^This category holds .+\. Move them first\.$/,
    () => 'এই ক্যাটাগরিতে সেবা বা অন্য ভাগ আছে। আগে সেগুলো অন্য কোথাও নিন।',
  ],
  [
    /^The original has (\d+) of these, and the translation (\d+)\. .+$/,
    (original, translation) =>
      `মূল লেখায় ${digits(original)}টি আছে, অনুবাদে ${digits(translation)}টি। পাতাটি আবার লোড করে সবগুলো লিখুন, অথবা খালি রাখুন।`,
  ],
  [
    /^You have (\d+) views of this list\. Remove one first\.$/,
    (count) => `এই পাতায় আপনার ${digits(count)}টি তালিকা আছে। আগে একটি মুছুন।`,
  ],
  [/^Translate the .+ before you publish$/, () => 'প্রকাশের আগে নামটি বাংলায় লিখুন'],
];

/** A sum as the server writes it, such as `Tk 1,65,000`. */
const taka = (sum = '') => formats.taka(Number(sum.replaceAll(/\D/g, '')));

const digits = (number = '') => formats.count(Number(number));

/** A sentence of ours in Bangla; one that is Bangla stays as it is, and one that is not known is nothing. */
export function inBangla(sentence: string): string | undefined {
  if (/[\u0980-\u09ff]/.test(sentence)) return sentence;
  if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
  for (const [pattern, say] of patterns) {
    const match = pattern.exec(sentence);
    if (match) return say(...match.slice(1));
  }
  return undefined;
}
