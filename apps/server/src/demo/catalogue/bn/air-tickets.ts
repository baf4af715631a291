/** Bangla for each phrase of the air tickets. */
export const airTickets: Record<string, string> = {
  'Dhaka to Dubai, Return': 'ঢাকা থেকে দুবাই, যাওয়া-আসা',
  Emirates: 'এমিরেটস',
  'Three flights a day, five hours, with connections to Europe from the same terminal.':
    'দিনে তিনটি ফ্লাইট, সময় লাগে পাঁচ ঘণ্টা। একই টার্মিনাল থেকে ইউরোপের ফ্লাইট ধরা যায়।',
  Baggage: 'লাগেজ',
  '30 kg and 7 kg in the cabin': '৩০ কেজি, সঙ্গে হাতব্যাগে ৭ কেজি',
  'Change and refund': 'টিকিট বদল ও টাকা ফেরত',
  'Change 12,000 taka; refund less 25,000 taka':
    'টিকিট বদলাতে ১২,০০০ টাকা; ২৫,০০০ টাকা কেটে বাকি টাকা ফেরত',
  'Fares move with the seats that are left. We hold the one that we name for two hours, or as long as the airline lets us.':
    'কয়টি আসন বাকি, তা দেখে ভাড়া ওঠানামা করে। যে ভাড়া আমরা বলি, তা দুই ঘণ্টা ধরে রাখি, অথবা এয়ারলাইনস যতক্ষণ রাখতে দেয়।',
  'Ticket by e-mail and WhatsApp within the hour': 'এক ঘণ্টার মধ্যে ই-মেইল ও হোয়াটসঅ্যাপে টিকিট',
  'Web check-in done for you': 'ওয়েব চেক-ইন আমরা করে দিই',
  'One number to call when a flight moves': 'ফ্লাইটের সময় বদলালে ফোন করার একটিই নম্বর',
  'Name exactly as in the passport or NID': 'পাসপোর্ট বা এনআইডিতে নাম যেমন আছে, ঠিক তেমন',
  'Passport and visa, where one is needed': 'পাসপোর্ট, আর যেখানে লাগে সেখানে ভিসা',
  Fare: 'ভাড়া',
  'Before the ticket is issued': 'টিকিট কাটার আগে',
  'With the fare': 'ভাড়ার সঙ্গে',
  Everything: 'পুরো টাকা',
  'After it is issued': 'টিকিট কাটার পরে',
  'As the airline’s rules above say; not the service charge':
    'ওপরে লেখা এয়ারলাইনসের নিয়মে; সেবার ফি ফেরত হয় না',
  'Dhaka to Kuala Lumpur, One Way': 'ঢাকা থেকে কুয়ালালামপুর, শুধু যাওয়া',
  'US-Bangla Airlines': 'ইউএস-বাংলা এয়ারলাইনস',
  'Nightly, four hours. Workers with a calling visa get extra baggage on request.':
    'প্রতি রাতে ফ্লাইট, সময় লাগে চার ঘণ্টা। কলিং ভিসার কর্মীরা চাইলে বাড়তি লাগেজ নিতে পারেন।',
  'Change 6,000 taka; no refund after departure': 'টিকিট বদলাতে ৬,০০০ টাকা; ফ্লাইট ছাড়ার পরে টাকা ফেরত নেই',
  'Dhaka to Riyadh, Workers’ Fare': 'ঢাকা থেকে রিয়াদ, কর্মীদের ভাড়ায়',
  'Biman Bangladesh Airlines': 'বিমান বাংলাদেশ এয়ারলাইনস',
  'A fixed fare for holders of a BMET smart card, agreed with the airline, so that it does not rise before a long leave ends.':
    'বিএমইটি স্মার্ট কার্ড থাকলে নির্দিষ্ট ভাড়া। এয়ারলাইনসের সঙ্গে আমরা এটি ঠিক করে রেখেছি, তাই লম্বা ছুটি শেষ হওয়ার সময়েও ভাড়া বাড়ে না।',
  '46 kg in two pieces': 'দুই ব্যাগে ৪৬ কেজি',
  'One change free of charge': 'একবার টিকিট বদলাতে টাকা লাগে না',
  'Sylhet to London, Return': 'সিলেট থেকে লন্ডন, যাওয়া-আসা',
  'Non-stop to Heathrow three times a week; eleven hours there, ten back.':
    'সপ্তাহে তিন দিন সরাসরি হিথরো। যেতে ১১ ঘণ্টা, ফিরতে ১০ ঘণ্টা।',
  '40 kg in two pieces': 'দুই ব্যাগে ৪০ কেজি',
  'Change 18,000 taka; refund less 35,000 taka':
    'টিকিট বদলাতে ১৮,০০০ টাকা; ৩৫,০০০ টাকা কেটে বাকি টাকা ফেরত',
  'Dhaka to Bangkok, Return': 'ঢাকা থেকে ব্যাংকক, যাওয়া-আসা',
  'In the morning and at noon, two and a half hours; good for a hospital appointment on the same day.':
    'সকালে ও দুপুরে ফ্লাইট, সময় লাগে আড়াই ঘণ্টা। সেদিনই হাসপাতালে ডাক্তার দেখানো যায়।',
  '20 kg and 7 kg in the cabin': '২০ কেজি, সঙ্গে হাতব্যাগে ৭ কেজি',
  'Change 5,000 taka; refund less 12,000 taka': 'টিকিট বদলাতে ৫,০০০ টাকা; ১২,০০০ টাকা কেটে বাকি টাকা ফেরত',
  'Dhaka to Kolkata, Return': 'ঢাকা থেকে কলকাতা, যাওয়া-আসা',
  'Novo Air': 'নভোএয়ার',
  'Under an hour in the air. Be at the airport three hours ahead all the same.':
    'আকাশে এক ঘণ্টারও কম। তবু তিন ঘণ্টা আগে বিমানবন্দরে পৌঁছান।',
  '20 kg': '২০ কেজি',
  'Change 3,000 taka': 'টিকিট বদলাতে ৩,০০০ টাকা',
  'Dhaka to Cox’s Bazar': 'ঢাকা থেকে কক্সবাজার',
  Bangladesh: 'বাংলাদেশ',
  'Twelve flights a day over the sea. Sit on the left for the view at landing.':
    'দিনে বারোটি ফ্লাইট, সাগরের ওপর দিয়ে। নামার সময় সাগর দেখতে চাইলে বাঁ পাশে বসুন।',
  'Change 1,500 taka until three hours before': 'ফ্লাইটের তিন ঘণ্টা আগে পর্যন্ত টিকিট বদলাতে ১,৫০০ টাকা',
  'Photo ID at the airport': 'বিমানবন্দরে ছবিসহ পরিচয়পত্র',
  'Dhaka to Sylhet': 'ঢাকা থেকে সিলেট',
  'Fifty minutes instead of six hours by road.': 'সড়কপথে ছয় ঘণ্টা, আকাশপথে মাত্র ৫০ মিনিট।',
  'Change 1,200 taka': 'টিকিট বদলাতে ১,২০০ টাকা',
  'Dhaka to Saidpur': 'ঢাকা থেকে সৈয়দপুর',
  'For Rangpur, Dinajpur and the north; a minibus to the towns meets every flight.':
    'রংপুর, দিনাজপুর ও উত্তরের জেলাগুলোর জন্য। প্রতিটি ফ্লাইট নামলে শহরে যাওয়ার মিনিবাস পাবেন।',
};
