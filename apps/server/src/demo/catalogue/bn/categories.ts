/** Bangla for each phrase of the categories. */
export const categories: Record<string, string> = {
  'Jobs Abroad': 'বিদেশে চাকরি',
  'Work permits and jobs in the Gulf, Asia and Europe, with what they pay and what they cost.':
    'মধ্যপ্রাচ্য, এশিয়া ও ইউরোপে ওয়ার্ক পারমিট ও চাকরি। বেতন কত, যেতে খরচ কত, দুটোই লেখা আছে।',
  'Saudi Arabia': 'সৌদি আরব',
  'United Arab Emirates': 'সংযুক্ত আরব আমিরাত',
  'Qatar & Oman': 'কাতার ও ওমান',
  'Malaysia & Singapore': 'মালয়েশিয়া ও সিঙ্গাপুর',
  Europe: 'ইউরোপ',
  'Japan & Korea': 'জাপান ও কোরিয়া',
  'Visa Services': 'ভিসা সেবা',
  'Tourist, medical and business visas: what is asked for, how long it takes, what we do.':
    'বেড়ানো, চিকিৎসা ও ব্যবসার ভিসা: কী কী লাগে, কত দিন লাগে, আমরা কী করি।',
  'Tourist Visa': 'ট্যুরিস্ট ভিসা',
  'Medical Visa': 'মেডিকেল ভিসা',
  'Business Visa': 'বিজনেস ভিসা',
  'Air Tickets': 'বিমানের টিকিট',
  'Flights at home and abroad, with baggage and change rules in plain words.':
    'দেশে ও বিদেশে ফ্লাইট। কত কেজি ব্যাগ নেওয়া যায়, তারিখ বদলাতে কী লাগে, সব সহজ কথায়।',
  'International Flights': 'আন্তর্জাতিক ফ্লাইট',
  'Domestic Flights': 'দেশের ভেতরের ফ্লাইট',
  Hotels: 'হোটেল',
  'Places to sleep that we have seen ourselves.': 'থাকার জায়গা, যা আমরা নিজেরা দেখে এসেছি।',
  'In Bangladesh': 'বাংলাদেশে',
  Abroad: 'বিদেশে',
  'Hajj & Umrah': 'হজ ও ওমরাহ',
  'Packages, pre-registration and company for the journey of a lifetime.':
    'প্যাকেজ, প্রাক-নিবন্ধন আর সারা জীবনের স্বপ্নের সফরে সঙ্গী।',
  'Umrah Packages': 'ওমরাহ প্যাকেজ',
  'Hajj Packages': 'হজ প্যাকেজ',
  'Student Admission': 'বিদেশে পড়াশোনা',
  'Admission, scholarships and student visas, without commission from universities.':
    'ভর্তি, বৃত্তি ও স্টুডেন্ট ভিসা। বিশ্ববিদ্যালয়ের কাছ থেকে আমরা কমিশন নিই না।',
  'Study in Asia': 'এশিয়ায় পড়াশোনা',
  'Study in the West': 'পশ্চিমা দেশে পড়াশোনা',
  'Tour Packages': 'ট্যুর প্যাকেজ',
  'Small groups at home and abroad, day by day.':
    'ছোট দলে দেশে ও বিদেশে বেড়ানো। কোন দিন কোথায়, সব লেখা আছে।',
  'Bangladesh Tours': 'বাংলাদেশে ট্যুর',
  'International Tours': 'বিদেশে ট্যুর',
  'Medical Travel': 'বিদেশে চিকিৎসা',
  'Appointments, second opinions and somebody at your side.':
    'ডাক্তারের সময় নেওয়া, আরেক ডাক্তারের মত, আর আপনার পাশে একজন মানুষ।',
  'Treatment in India': 'ভারতে চিকিৎসা',
  'Thailand & Singapore': 'থাইল্যান্ড ও সিঙ্গাপুর',
  'Document Attestation': 'কাগজপত্র সত্যায়ন',
  'Stamps, clearances and passports.': 'সত্যায়নের সিল, ছাড়পত্র ও পাসপোর্ট।',
  Certificates: 'সনদ',
  'Clearances & Passports': 'ছাড়পত্র ও পাসপোর্ট',
};
