/** What is answered to visitors and customers, by its English. Words for staff alone are not among it. */
export const banglaSentences: Readonly<Record<string, string>> = {
  // What goes wrong on the way.
  'Something went wrong on our side. Please try again.':
    'আমাদের দিকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  'This is not available right now. Please try again.': 'এখন এটি করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'There is no space left to store this. Please try again later.':
    'এখন এটি জমা রাখা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'This search takes too long now. Please try again in a moment.':
    'এখন খুঁজতে বেশি সময় লাগছে। একটু পরে আবার চেষ্টা করুন।',
  'Too many tries. Please wait a while and try again.':
    'অনেকবার চেষ্টা করা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  'Too much is being sent from your network right now. Please try again in a minute.':
    'আপনার নেটওয়ার্ক থেকে এখন অনেক কিছু পাঠানো হচ্ছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'Too many pictures of your network are waiting. Please try again in a minute.':
    'আপনার নেটওয়ার্ক থেকে অনেক ছবি এসেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'The request took too long to arrive.': 'পাঠাতে বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  'Please try again.': 'আবার চেষ্টা করুন।',
  'There is nothing at this address.': 'এই ঠিকানায় কিছু নেই।',
  'This address is not valid.': 'ঠিকানাটি ঠিক নয়।',
  'This address has expired.': 'এই ঠিকানার মেয়াদ শেষ।',
  'Send the body as JSON.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'The body is not valid JSON.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'The body has another length than told.': 'যা পাঠানো হয়েছে তা পুরো আসেনি। আবার পাঠান।',
  'The body is nested too deeply or has too many parts.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'The request is not valid.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'The form is not valid.': 'ফর্মটি পড়া যায়নি। আবার পাঠান।',
  'The form ended too early.': 'ফর্মটি পুরো আসেনি। আবার পাঠান।',
  'The form has too many parts.': 'ফর্মটি বেশি বড়।',
  'The form has too many fields.': 'ফর্মটি বেশি বড়।',
  'There are too many files.': 'ফাইল বেশি হয়ে গেছে।',
  'This is too large to be accepted.': 'এটি বেশি বড়, তাই নেওয়া যাচ্ছে না।',
  'Use 1 to 200 visible ASCII characters.': 'এটি ঠিক নয়।',
  'This was sent twice.': 'এটি দুবার পাঠানো হয়েছে।',
  'This photo is no longer here. Please send it again.': 'ছবিটি আর নেই। আবার পাঠান।',
  'Please send the photo or its upload, not both.': 'একই ছবি দুবার পাঠানো হয়েছে। একবার পাঠান।',
  'This upload was not found.': 'ছবিটি আর নেই। আবার পাঠান।',
  'This upload has gone on elsewhere. Please ask how far it has come.':
    'ছবিটি অন্য জায়গা থেকেও পাঠানো হচ্ছে। আবার চেষ্টা করুন।',
  'The upload has come to another place than told.': 'ছবিটি পুরো আসেনি। আবার চেষ্টা করুন।',
  'Uploads are taken by version 1.0.0 of tus.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'Please send at least 16 kB at once; only the end of a file may be smaller.':
    'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'Uploads are not taken in this way.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  'The upload is not valid.': 'যা পাঠানো হয়েছে তা পড়া যায়নি।',

  // What is filled in.
  'Please fill this in': 'এটি পূরণ করুন',
  'Please fill in all required fields': 'দরকারি সব ঘর পূরণ করুন',
  'This is not valid': 'এটি ঠিক নয়',
  'This is not valid.': 'এটি ঠিক নয়।',
  'Please enter a number': 'একটি সংখ্যা লিখুন',
  'Please enter a whole number': 'একটি পূর্ণ সংখ্যা লিখুন',
  'Please enter a text': 'এখানে কিছু লিখুন',
  'Please enter true or false': 'এটি ঠিক নয়',
  'Please enter a list': 'এটি ঠিক নয়',
  'Please enter a group of fields': 'এটি ঠিক নয়',
  'Please enter something else': 'এটি ঠিক নয়',
  'Please enter a day, such as 2026-01-31': 'একটি তারিখ লিখুন, যেমন ৩১/০১/২০২৬',
  'Please enter a day between 1970 and 2199': 'তারিখটি ঠিক নয়। সালটি দেখে আবার লিখুন।',
  'Please choose a day within the next three years': 'আগামী তিন বছরের মধ্যে একটি তারিখ দিন',
  'Please choose today or an earlier day': 'আজকের বা আগের একটি তারিখ দিন',
  'Please choose a day from today to three years from now': 'আজ থেকে তিন বছরের মধ্যে একটি তারিখ দিন',
  'Please enter a moment, such as 2026-01-31T18:00:00Z': 'একটি তারিখ ও সময় লিখুন',
  'Please enter an address, such as https://example.com':
    'একটি ওয়েব ঠিকানা লিখুন, যেমন https://example.com',
  'This text has characters that cannot be stored': 'লেখাটিতে এমন চিহ্ন আছে যা রাখা যায় না',
  'Please enter your name': 'আপনার নাম লিখুন',
  'Please enter an e-mail address': 'একটি ই-মেইল ঠিকানা লিখুন',
  'Please enter a valid e-mail address': 'একটি ই-মেইল ঠিকানা লিখুন, যেমন name@example.com',
  'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)':
    'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  'Please provide your selected contact (Email/WhatsApp/IMO)':
    'যেভাবে যোগাযোগ চান, সেটি দিন (ই-মেইল/হোয়াটসঅ্যাপ/ইমো)',
  'The return date is before the departure date': 'ফেরার তারিখ যাওয়ার তারিখের আগে',
  'Please write an answer, or add a photo': 'উত্তর লিখুন, অথবা একটি ছবি দিন',

  // Pictures and papers.
  'Please choose a file': 'একটি ফাইল বেছে নিন',
  'Please choose a picture: JPEG, PNG or WebP.': 'একটি ছবি বেছে নিন: JPEG, PNG বা WebP।',
  'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP.':
    'HEIC ছবি এখানে পড়া যায় না। JPEG, PNG বা WebP ছবি দিন।',
  'This picture has too many pixels. Please make it smaller.': 'ছবিটি বেশি বড়। ছোট করে দিন।',
  'This picture is damaged.': 'ছবিটি নষ্ট। অন্য একটি ছবি দিন।',
  'This picture was deleted, as pictures of old chats are.':
    'ছবিটি মুছে ফেলা হয়েছে। পুরোনো চ্যাটের ছবি রাখা হয় না।',
  'A file is larger than 10 MB.': 'একটি ফাইল ১০ মেগাবাইটের চেয়ে বড়।',
  'Upload this picture first': 'আগে এই ছবিটি আপলোড করুন',
  'Please upload your passport photo': 'আপনার পাসপোর্টের ছবি দিন',
  'Please upload both front and back pages of your NID':
    'আপনার জাতীয় পরিচয়পত্রের সামনের ও পেছনের ছবি দিন',

  // Signing in and accounts.
  'Please login to continue.': 'এগিয়ে যেতে লগইন করুন।',
  'You may not do this.': 'এটি করার অনুমতি আপনার নেই।',
  'Invalid email or password.': 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়।',
  'Login successful! Welcome back.': 'লগইন হয়েছে। আবার স্বাগতম।',
  'Logged out successfully': 'লগআউট হয়েছে',
  'Account created successfully!': 'অ্যাকাউন্ট খোলা হয়েছে।',
  'Google sign-in failed': 'গুগল দিয়ে লগইন হয়নি',
  'Please sign in with your password.': 'পাসওয়ার্ড দিয়ে লগইন করুন।',
  'Please sign in with Google once more.': 'গুগল দিয়ে আরেকবার লগইন করুন।',
  'This Google account is not linked with yours.': 'এই গুগল অ্যাকাউন্ট আপনার অ্যাকাউন্টের সঙ্গে যুক্ত নয়।',
  'This account was deactivated. Please ask an owner of the console.':
    'অ্যাকাউন্টটি বন্ধ করা হয়েছে। আমাদের সঙ্গে যোগাযোগ করুন।',
  'Please set up a second factor first: your role demands one.':
    'আগে লগইনের দ্বিতীয় ধাপ চালু করুন: আপনার কাজের জন্য এটি লাগে।',
  'Please enter the code that your authenticator app shows.':
    'আপনার অথেনটিকেটর অ্যাপে যে কোড দেখাচ্ছে, সেটি লিখুন।',
  'Please use your passkey, or enter one of your recovery codes.':
    'আপনার পাসকী ব্যবহার করুন, অথবা একটি রিকভারি কোড লিখুন।',
  'This code is not right, or was used before. Please enter the next one.':
    'কোডটি ঠিক নয়, অথবা আগে ব্যবহার হয়েছে। পরের কোডটি লিখুন।',
  'This is none of your recovery codes, or was used before.':
    'এটি আপনার রিকভারি কোড নয়, অথবা আগে ব্যবহার হয়েছে।',
  'Passkeys are for the staff alone.': 'পাসকী শুধু আমাদের কর্মীদের জন্য।',
  'Your account was changed since you used this passkey. Please sign in with your password and a code once; then your passkeys work again.':
    'শেষবার এই পাসকী ব্যবহারের পর আপনার অ্যাকাউন্টে বদল হয়েছে। পাসওয়ার্ড আর কোড দিয়ে একবার লগইন করুন। এরপর পাসকী আবার কাজ করবে।',
  'This passkey is not known here, or took too long. Please try again.':
    'পাসকীটি মেলেনি, অথবা বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  'Password must be at least 6 characters long': 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর দিন',
  'Passwords do not match': 'দুটি পাসওয়ার্ড এক নয়',
  'Many people use this password, so it is guessed first. Please choose another':
    'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন, তাই সহজে ধরা পড়ে। অন্য একটি বেছে নিন',
  'Please choose a password without your name, e-mail address, phone number or our name':
    'পাসওয়ার্ডে নিজের নাম, ই-মেইল, ফোন নম্বর বা আমাদের নাম রাখবেন না',
  'Please enter your current password.': 'আপনার এখনকার পাসওয়ার্ড লিখুন।',
  'Your current password is not correct.': 'আপনার এখনকার পাসওয়ার্ড ঠিক নয়।',
  'Your account has no password yet. Please set one with "Forgot password?" first.':
    'আপনার অ্যাকাউন্টে এখনও পাসওয়ার্ড নেই। আগে ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে একটি দিন।',
  'Password changed successfully': 'পাসওয়ার্ড বদলানো হয়েছে',
  'Password reset email sent': 'পাসওয়ার্ড বদলানোর মেইল পাঠানো হয়েছে',
  'Password reset successfully': 'নতুন পাসওয়ার্ড রাখা হয়েছে',
  'This link was used already, or its ten minutes are over.':
    'এই লিংকটি আগেই ব্যবহার করা হয়েছে, অথবা এর দশ মিনিট শেষ।',
  'This link is not valid any more.': 'এই লিংকটি আর কাজ করে না।',
  'Please enter the password that you chose for this account.':
    'এই অ্যাকাউন্টের জন্য যে পাসওয়ার্ড বেছেছেন, সেটি লিখুন।',
  'This is not the password of that account.': 'এটি ওই অ্যাকাউন্টের পাসওয়ার্ড নয়।',
  'Thank you. Your address is confirmed.': 'ধন্যবাদ। আপনার ঠিকানা নিশ্চিত হয়েছে।',
  'Your address is confirmed already.': 'আপনার ঠিকানা আগেই নিশ্চিত হয়েছে।',
  'We sent you the link again.': 'লিংকটি আবার পাঠানো হয়েছে।',
  'This address belongs to another account, which was confirmed before. Please sign in to that one.':
    'এই ঠিকানায় আগে থেকেই একটি অ্যাকাউন্ট আছে। সেটিতে লগইন করুন।',
  'This account was confirmed. Sign in to it to delete it.':
    'অ্যাকাউন্টটি নিশ্চিত করা হয়েছে। মুছতে চাইলে আগে লগইন করুন।',
  'Something was booked or asked with this account. Please write to us.':
    'এই অ্যাকাউন্ট থেকে বুকিং বা প্রশ্ন এসেছে। আমাদের লিখুন।',
  'The account was removed.': 'অ্যাকাউন্টটি মুছে ফেলা হয়েছে।',
  'Your account has its former address again, and everybody was signed out. We sent you a link to set a new password.':
    'আপনার অ্যাকাউন্টে আগের ঠিকানা ফিরেছে, আর সব জায়গা থেকে লগআউট হয়েছে। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠানো হয়েছে।',
  'Profile updated successfully': 'প্রোফাইল বদলানো হয়েছে',
  'Preferences saved': 'আপনার পছন্দ রাখা হয়েছে',
  'Your account was deleted.': 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  'The address of a staff account is changed by an owner.': 'কর্মীদের অ্যাকাউন্টের ঠিকানা মালিক বদলান।',
  'Accounts of staff are ended by an owner.': 'কর্মীদের অ্যাকাউন্ট মালিক বন্ধ করেন।',
  'Members of staff ask an owner for their data.': 'কর্মীরা নিজেদের তথ্য মালিকের কাছে চান।',
  'Signed out there': 'ওই জায়গা থেকে লগআউট হয়েছে',
  'Signed out everywhere else': 'অন্য সব জায়গা থেকে লগআউট হয়েছে',
  'Marked as read': 'পড়া হয়েছে',
  'All marked as read': 'সব পড়া হয়েছে',
  'You will be told': 'উত্তর এলে আপনাকে জানানো হবে',
  'You are told no more': 'আর জানানো হবে না',
  'This browser cannot be told of news.': 'এই ব্রাউজারে খবর পাঠানো যায় না।',
  'Your consent is withdrawn.': 'আপনার সম্মতি তুলে নেওয়া হয়েছে।',
  'Please check your inbox and confirm your address.': 'আপনার মেইল দেখুন, আর ঠিকানা নিশ্চিত করুন।',

  // Bookings and the chat.
  "Booking submitted successfully! We'll contact you soon.":
    'বুকিং পাঠানো হয়েছে। শিগগিরই আপনার সঙ্গে যোগাযোগ করব।',
  'Booking updated successfully': 'বুকিং বদলানো হয়েছে',
  'Booking cancelled successfully': 'বুকিং বাতিল হয়েছে',
  'This booking can no longer be changed.': 'এই বুকিং আর বদলানো যাবে না।',
  'Thank you! We have received your answer.': 'ধন্যবাদ! আপনার উত্তর পেয়েছি।',
  'Nothing is asked of you at the moment. You can write to us in the chat.':
    'এখন আপনার কাছে কিছু চাওয়া হয়নি। চ্যাটে আমাদের লিখতে পারেন।',
  'No more papers fit into this booking. Please show them to us in the chat.':
    'এই বুকিংয়ে আর কাগজ রাখা যাবে না। চ্যাটে আমাদের দেখান।',
  'This chat is closed. Please start a new one.': 'এই চ্যাট শেষ হয়েছে। নতুন একটি শুরু করুন।',
  'Please enter the booking reference and its phone number':
    'বুকিং নম্বর ও সেই বুকিংয়ের ফোন নম্বর লিখুন।',
  'This chat belongs to another account.': 'এই চ্যাট অন্য একটি অ্যাকাউন্টের।',
  'This chat can be rated once it is closed.': 'চ্যাট শেষ হলে মূল্যায়ন করা যাবে।',
  'Please confirm your email address first: the chat is sent there.':
    'আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন, চ্যাটটি সেখানেই পাঠানো হয়।',
  'Nothing has been said in this chat yet.': 'এই চ্যাটে এখনও কিছু লেখা হয়নি।',
  'This id belongs to another chat.': 'বার্তাটি অন্য চ্যাটের। আবার লিখুন।',
  'Counted.': 'গোনা হয়েছে।',

  // What is not there.
  'A booking with this reference and phone number was not found.':
    'এই বুকিং নম্বর আর ফোন নম্বরে কোনো বুকিং পাওয়া যায়নি।',
  'A booking for this link was not found.': 'এই লিংকে কোনো বুকিং পাওয়া যায়নি।',
  'This booking was not found.': 'বুকিংটি পাওয়া যায়নি।',
  'This service was not found.': 'সেবাটি পাওয়া যায়নি।',
  'This category was not found.': 'এই ধরনের সেবা পাওয়া যায়নি।',
  'This subcategory was not found.': 'এই ধরনের সেবা পাওয়া যায়নি।',
  'This article was not found.': 'লেখাটি পাওয়া যায়নি।',
  'This type of service was not found.': 'এই ধরনের সেবা পাওয়া যায়নি।',
  'This chat was not found.': 'চ্যাটটি পাওয়া যায়নি।',
  'This picture was not found.': 'ছবিটি পাওয়া যায়নি।',
  'This document was not found.': 'কাগজটি পাওয়া যায়নি।',
  'There is a newer version of this page. Please reload it.':
    'এই পাতার নতুন সংস্করণ এসেছে। পাতাটি আবার লোড করুন।',
  'This account was not found.': 'অ্যাকাউন্টটি পাওয়া যায়নি।',
  'This session was not found.': 'এই লগইনটি পাওয়া যায়নি।',
  'This notification was not found.': 'খবরটি পাওয়া যায়নি।',
  'This consent was not found.': 'সম্মতিটি পাওয়া যায়নি।',
};
