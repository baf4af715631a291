/** Bangla for each phrase of the hotels. */
export const hotels: Record<string, string> = {
  'Sea View Hotel, Cox’s Bazar': 'সি ভিউ হোটেল, কক্সবাজার',
  'Pothik Stays': 'পথিক স্টে',
  'Two minutes on foot from Kolatoli beach, with a roof where breakfast is served facing the water.':
    'কলাতলী সৈকত থেকে হেঁটে দুই মিনিট। সকালের নাশতা ছাদে, সাগরের দিকে মুখ করে।',
  'The room': 'রুমটি যেমন',
  'A double bed and a single one, 26 square metres, balcony to the sea from the fourth floor up.':
    'একটি ডাবল ও একটি সিঙ্গেল বিছানা, ২৬ বর্গমিটার। চতুর্থ তলা থেকে ওপরের রুমে সাগরমুখী বারান্দা আছে।',
  'Free of charge until 48 hours before you arrive; after that the first night is due.':
    'পৌঁছানোর ৪৮ ঘণ্টা আগে পর্যন্ত বুকিং বাতিল করতে টাকা লাগে না। এর পরে বাতিল করলে প্রথম রাতের ভাড়া দিতে হয়।',
  'Breakfast for two': 'দুজনের সকালের নাশতা',
  Pool: 'সুইমিং পুল',
  'Car from the airport': 'বিমানবন্দর থেকে গাড়ি',
  'NID or passport of every guest': 'প্রত্যেক অতিথির এনআইডি বা পাসপোর্ট',
  'Couples: marriage certificate where the hotel asks for it':
    'স্বামী-স্ত্রী হলে: হোটেল চাইলে বিয়ের সনদ',
  'Room, one night for two': 'রুম, দুজনের এক রাত',
  'On arrival': 'পৌঁছানোর পর',
  'Until 48 hours before you arrive': 'পৌঁছানোর ৪৮ ঘণ্টা আগে পর্যন্ত',
  Later: 'এর পরে',
  'All but the first night': 'প্রথম রাতের ভাড়া বাদে সব টাকা',
  'Inani Eco Resort': 'ইনানী ইকো রিসোর্ট',
  'Bamboo and timber cottages at the quiet end of Inani beach, five minutes from Marine Drive. At night you hear nothing but the waves.':
    'ইনানী সৈকতের নিরিবিলি প্রান্তে বাঁশ ও কাঠের কটেজ, মেরিন ড্রাইভ থেকে পাঁচ মিনিটের পথ। রাতে ঢেউয়ের শব্দ ছাড়া আর কিছু শোনা যায় না।',
  'A cottage for two with a veranda and a hammock. Solar power, hot water from seven in the evening.':
    'দুজনের কটেজ, বারান্দা ও দড়ির দোলনাসহ। বিদ্যুৎ আসে সৌরশক্তি থেকে, গরম পানি সন্ধ্যা সাতটা থেকে।',
  'Breakfast and dinner': 'সকালের নাশতা ও রাতের খাবার',
  Bicycles: 'সাইকেল',
  'Bonfire on Fridays': 'শুক্রবার ক্যাম্পফায়ার',
  'Tea Garden Lodge, Sreemangal': 'টি গার্ডেন লজ, শ্রীমঙ্গল',
  'An old planter’s bungalow among tea, with a guide for Lawachara forest at six in the morning.':
    'চা-বাগানের ভেতরে সাহেবি আমলের বাংলো। সকাল ছয়টায় গাইড লাউয়াছড়া বনে নিয়ে যান।',
  'High ceilings, a fan and a fireplace that is lit in January.':
    'উঁচু ছাদ, ফ্যান আর একটি ফায়ারপ্লেস। জানুয়ারিতে তাতে আগুন জ্বালানো হয়।',
  Breakfast: 'সকালের নাশতা',
  'Walk with a guide': 'গাইডের সঙ্গে হেঁটে বেড়ানো',
  'Seven-layer tea': 'সাত রঙের চা',
  'Hilltop Cottages, Bandarban': 'হিলটপ কটেজ, বান্দরবান',
  'Cottages on the ridge above the Sangu, for mornings when the valley is full of cloud.':
    'সাঙ্গু নদীর ওপরে পাহাড়ের চূড়ায় কটেজ। সকালে উঠে দেখবেন, নিচের উপত্যকা মেঘে ভরা।',
  'Wooden cottage for two or four, blankets, a jug of hot water.':
    'দুজন বা চারজনের কাঠের কটেজ, কম্বল, এক জগ গরম পানি।',
  'Permission papers for Nilgiri arranged': 'নীলগিরি যাওয়ার অনুমতির কাগজ আমরা করে দিই',
  'Airport Transit Hotel, Dhaka': 'এয়ারপোর্ট ট্রানজিট হোটেল, ঢাকা',
  'For the night before an early flight: eight minutes from the terminal, a shuttle every half hour.':
    'ভোরের ফ্লাইটের আগের রাতের জন্য। টার্মিনাল থেকে আট মিনিট, আধা ঘণ্টা পরপর গাড়ি।',
  'Quiet rooms with double windows, or a bed in a clean hall for 900 taka.':
    'ডাবল জানালার নিরিবিলি রুম, অথবা ৯০০ টাকায় পরিষ্কার হলঘরে একটি বিছানা।',
  Shuttle: 'আনা-নেওয়ার গাড়ি',
  'Luggage weighed and wrapped': 'লাগেজ মেপে মুড়ে দেওয়া',
  'Wake-up call': 'সময়মতো ঘুম থেকে ডেকে দেওয়া',
  'Ajyad Hotel, Makkah': 'আজিয়াদ হোটেল, মক্কা',
  'Six hundred metres from the Haram on flat ground, with Bangla-speaking staff and a lift for wheelchairs.':
    'হারাম শরিফ থেকে ৬০০ মিটার, পথ সমতল। হোটেলের কর্মীরা বাংলা বলেন, হুইলচেয়ারের জন্য লিফট আছে।',
  'Two to five beds, a kettle and a small fridge.': 'দুই থেকে পাঁচটি বিছানা, কেটলি ও ছোট ফ্রিজ।',
  'Shuttle at prayer times': 'নামাজের সময় আনা-নেওয়ার গাড়ি',
  'Passport and visa at check-in': 'চেক-ইনের সময় পাসপোর্ট ও ভিসা',
  'Serviced Rooms near Sukhumvit, Bangkok': 'সুখুমভিতের কাছে রান্নাঘরসহ রুম, ব্যাংকক',
  'For patients and their families: a kitchen, halal shops at the corner and a hospital at ten minutes.':
    'রোগী ও তাঁর পরিবারের জন্য। রান্নাঘর আছে, মোড়েই হালাল দোকান, হাসপাতাল দশ মিনিটের পথ।',
  'One bedroom, washing machine, weekly rates.': 'একটি শোবার ঘর, ওয়াশিং মেশিন, সপ্তাহ হিসাবে ভাড়া।',
  Wheelchair: 'হুইলচেয়ার',
  'Hospital shuttle': 'হাসপাতালে আনা-নেওয়ার গাড়ি',
  'Halal kitchen': 'হালাল রান্নাঘর',
  'Guest House in Mukundapur, Kolkata': 'মুকুন্দপুরের গেস্ট হাউস, কলকাতা',
  'Among the hospitals of the bypass, run by a family that has looked after patients from Bangladesh for years.':
    'কলকাতার বাইপাসে, হাসপাতালগুলোর মাঝখানে। চালায় একটি পরিবার, যারা বহু বছর ধরে বাংলাদেশের রোগীদের দেখাশোনা করে।',
  'Two beds, bath, a shared kitchen on each floor.': 'দুটি বিছানা, বাথরুম, প্রতি তলায় সবার জন্য একটি রান্নাঘর।',
  'Form C filled in for you': 'আপনার হয়ে ফর্ম সি পূরণ',
  'Help with SIM and money exchange': 'সিম কেনা ও টাকা ভাঙাতে সহায়তা',
  Class: 'মান',
  Area: 'এলাকা',
  '3 stars': '৩ তারকা',
  '2 stars': '২ তারকা',
  '4 stars': '৪ তারকা',
  'Eco resort': 'ইকো রিসোর্ট',
  Lodge: 'লজ',
  Cottages: 'কটেজ',
  Flats: 'ফ্ল্যাট',
  'Guest house': 'গেস্ট হাউস',
  'Kolatoli beach': 'কলাতলী সৈকত',
  'Inani beach': 'ইনানী সৈকত',
  'Tea gardens, Sreemangal': 'চা-বাগান, শ্রীমঙ্গল',
  'Above the Sangu river': 'সাঙ্গু নদীর ওপরে',
  '8 minutes to the airport': 'বিমানবন্দর ৮ মিনিট',
  '600 m to the Haram': 'হারাম শরিফ ৬০০ মিটার',
  'Sukhumvit, Bangkok': 'সুখুমভিত, ব্যাংকক',
  'Mukundapur, Kolkata': 'মুকুন্দপুর, কলকাতা',
};
