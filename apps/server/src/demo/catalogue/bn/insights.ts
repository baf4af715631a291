/** Bangla for each phrase of the articles. */
export const insights: Record<string, string> = {
  General: 'সাধারণ',
  'Seven Signs of a Fake Job Offer': 'ভুয়া চাকরির প্রস্তাব চেনার সাতটি লক্ষণ',
  'No interview, a salary that is too good, money before paper: how to tell, and where to ask.':
    'সাক্ষাৎকার নেই, বেতন অস্বাভাবিক বেশি, কাগজের আগেই টাকা: কীভাবে বুঝবেন, কোথায় জিজ্ঞেস করবেন।',
  'Work abroad': 'বিদেশে কাজ',
  'A real employer wants to see you work. A real agency wants to be found: it has an office, a\nlicence and a name on its receipts. Whoever avoids all that has a reason. Here are seven signs; one\nis enough to stop and ask.':
    'আসল নিয়োগকর্তা আপনার কাজ দেখতে চান। আসল এজেন্সি চায়, আপনি তাকে খুঁজে পান: তার অফিস আছে, লাইসেন্স আছে, রসিদে নাম আছে। যে এসব এড়িয়ে চলে, তার কারণ আছে। এখানে সাতটি লক্ষণ। একটি মিললেই থামুন, আর জিজ্ঞেস করুন।',
  '1. Nobody has seen you work': '১. আপনার কাজ কেউ দেখেনি',
  'A mason is asked to lay bricks, a driver to drive, a nurse about her patients. An offer that\ncomes after a few messages, without an interview or a trade test, is not an offer for your work. It\nis an offer for your money.':
    'নিয়োগকর্তা রাজমিস্ত্রিকে ইট গাঁথতে বলেন, চালককে গাড়ি চালাতে বলেন, নার্সের কাছে রোগীদের কথা জানতে চান। সাক্ষাৎকার নেই, কাজের পরীক্ষা নেই, কয়েকটি বার্তার পরেই চাকরি: এই প্রস্তাব আপনার কাজের জন্য নয়, আপনার টাকার জন্য।',
  '2. The salary is twice what others get': '২. বেতন অন্যদের দ্বিগুণ',
  'Ask somebody from your district who works in that country what people earn there. Look at what\nis said besides the figure: is food in it, is the room, how many hours is it for? If nobody can\nexplain why this job pays twice as much, nobody intends to pay it.':
    'আপনার জেলার যিনি ওই দেশে কাজ করেন, তাঁকে জিজ্ঞেস করুন সেখানে মানুষ কত পান। বেতনের পাশে আর কী লেখা আছে, দেখুন: এর মধ্যে কি খাওয়া আছে, থাকা আছে, কত ঘণ্টার কাজ? এই চাকরিতে কেন দ্বিগুণ বেতন, তা কেউ বোঝাতে না পারলে সেই বেতন দেওয়ার ইচ্ছাও কারও নেই।',
  '3. The money comes before the paper': '৩. কাগজের আগে টাকা',
  'First the contract, then the medical examination, then the visa, then what is left to pay. A\nperson who wants a large part before you hold a contract in a language that you read turns this\naround. <strong>Never pay cash to a person.</strong> Pay at the office or into the bank account of\nthe agency, and only against a numbered receipt with its name and its stamp.':
    'আগে চুক্তি, তারপর স্বাস্থ্য পরীক্ষা, তারপর ভিসা, তারপর বাকি টাকা। আপনি পড়তে পারেন এমন ভাষায় লেখা চুক্তি হাতে পাওয়ার আগেই যে মোটা টাকা চায়, সে উল্টো পথে হাঁটছে। <strong>কারও হাতে নগদ টাকা দেবেন না, কখনও না।</strong> টাকা দিন অফিসে গিয়ে বা এজেন্সির ব্যাংক অ্যাকাউন্টে। আর নম্বর, এজেন্সির নাম ও সিল দেওয়া রসিদ ছাড়া টাকা দেবেন না।',
  '4. The visa is there within days': '৪. কয়েক দিনেই ভিসা',
  'A work permit needs an employer who asks for it and an authority that grants it. That takes\nweeks. A “visa” that is sent as a picture the day after you have sent your passport is a picture.\nMany countries let you check the number of a visa or a permit on the page of their ministry; do it\nyourself, on your own phone, not by a link that was sent to you.':
    'ওয়ার্ক পারমিটের জন্য নিয়োগকর্তাকে আবেদন করতে হয়, আর ওই দেশের সরকার তা দেয়। এতে কয়েক সপ্তাহ লাগে। আজ পাসপোর্ট পাঠালেন, কাল ফোনে ‘ভিসা’র ছবি এল: ওটা শুধুই একটা ছবি। অনেক দেশে মন্ত্রণালয়ের ওয়েবসাইটে ভিসা বা পারমিটের নম্বর মিলিয়ে দেখা যায়। নিজে দেখুন, নিজের ফোনে। কারও পাঠানো লিংকে চাপবেন না।',
  '5. It is a visit visa “for now”': '৫. ‘আপাতত’ ভিজিট ভিসা',
  'Nobody may work on a visit visa. Who travels on one has no contract that counts, no BMET card, no\ninsurance and no help when the wage does not come. A promise to change it after arrival is worth\nnothing at the airport, neither here nor there.':
    'ভিজিট ভিসায় কাজ করা নিষেধ। যিনি এই ভিসায় যান, তাঁর চুক্তির কোনো দাম নেই, বিএমইটি কার্ড নেই, বিমা নেই, আর বেতন না পেলে সাহায্যও নেই। ‘পৌঁছানোর পর বদলে দেব’: বিমানবন্দরে এই কথার কোনো দাম নেই, এখানেও না, সেখানেও না।',
  '6. There is no licence number': '৬. লাইসেন্স নম্বর নেই',
  'An agency that sends workers abroad needs a recruiting licence, and its number begins with RL.\nAsk for it, and look it up in the list of the Bureau of Manpower, Employment and Training, or ask at\nthe district employment and manpower office. A subagent in your village has none: he can tell you about\na job, he may not take your money for it. Ask for the agency behind him and call it yourself.':
    'যে এজেন্সি বিদেশে কর্মী পাঠায়, তার রিক্রুটিং লাইসেন্স থাকতে হয়। লাইসেন্সের নম্বরের শুরুতে থাকে ইংরেজি অক্ষর ‘আরএল’। নম্বরটি চান, তারপর জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরোর (বিএমইটি) তালিকায় মিলিয়ে দেখুন, অথবা জেলা কর্মসংস্থান ও জনশক্তি অফিসে জিজ্ঞেস করুন। গ্রামের সাব-এজেন্টের লাইসেন্স নেই: তিনি চাকরির খবর দিতে পারেন, কিন্তু তার জন্য আপনার টাকা নিতে পারেন না। তাঁর পেছনে কোন এজেন্সি, জিজ্ঞেস করুন, আর সেখানে নিজে ফোন করুন।',
  '7. You are told to hurry, and to tell nobody': '৭. আপনাকে তাড়া দেয়, আর কাউকে বলতে মানা করে',
  '“Only two places are left. Somebody else will take yours. Your family will only be jealous.”\nSomebody who is honest can wait a day until you have shown the paper to a teacher, to a relative who\nhas been abroad, or to us.':
    '‘আর মাত্র দুটি জায়গা খালি। আপনি না নিলে অন্য কেউ নেবে। বাড়িতে বললে শুধু হিংসা করবে।’ যিনি সৎ, তিনি এক দিন অপেক্ষা করতে পারেন। ততক্ষণে কাগজটি একজন শিক্ষককে, বিদেশফেরত কোনো আত্মীয়কে, কিংবা আমাদের দেখান।',
  'If you have paid already': 'টাকা দিয়ে ফেলে থাকলে',
  'Keep everything: messages, receipts, numbers, names, voice messages.':
    'সব রেখে দিন: বার্তা, রসিদ, ফোন নম্বর, নাম, ভয়েস রেকর্ড।',
  'Pay nothing more, whatever is said about losing what you have paid.':
    'আর কোনো টাকা দেবেন না, ‘আগের টাকাও যাবে’ বলে ভয় দেখালেও না।',
  'Go to the district employment and manpower office, or complain to BMET; both take complaints\nagainst agencies.':
    'জেলা কর্মসংস্থান ও জনশক্তি অফিসে যান, কিংবা বিএমইটিতে অভিযোগ করুন। এজেন্সির বিরুদ্ধে অভিযোগ দুই জায়গাতেই নেয়।',
  'Write to us. We read the papers with you, whether you book with us or not.':
    'আমাদের লিখুন। আমাদের কাছে বুকিং করুন বা না করুন, আমরা আপনার সঙ্গে মিলে কাগজগুলো পড়ি।',
  'Nobody is stupid for having believed it. Those who do this have practised it on many people. Tell\nothers what happened to you: that is what they fear most.':
    'বিশ্বাস করেছিলেন বলে কেউ বোকা নন। যারা এ কাজ করে, তারা বহু মানুষকে ঠকিয়ে হাত পাকিয়েছে। আপনার সঙ্গে কী হয়েছে, অন্যদের বলুন: ওরা এটাকেই সবচেয়ে বেশি ভয় পায়।',
  'A Passport Photo by Phone That Is Accepted': 'ফোনে তোলা পাসপোর্ট সাইজের ছবি, যা ফেরত আসে না',
  'A window, a white wall and a friend: light, distance and what to wear.':
    'একটি জানালা, একটি সাদা দেয়াল আর একজন বন্ধু: আলো, দূরত্ব ও পোশাকের কথা।',
  'How to': 'যেভাবে করবেন',
  'Most applications that come back at once come back because of the photo. You do not need a\nstudio. You need a window, a wall, a friend and ten minutes of daylight.':
    'যেসব আবেদন সঙ্গে সঙ্গে ফেরত আসে, তার বেশির ভাগই আসে ছবির দোষে। স্টুডিওতে যেতে হবে না। লাগবে একটি জানালা, একটি দেয়াল, একজন বন্ধু আর দিনের আলোয় দশ মিনিট।',
  'Light and wall': 'আলো ও দেয়াল',
  'Stand an arm’s length away from a plain white or very light wall, so that you throw no shadow on\nit. Look towards a large window or an open door. Daylight without sun on your face is best: before\nnoon, or under a light cloud. Switch off the lamp above you; it makes dark holes of the eyes. Never\nuse the flash.':
    'সাদা বা খুব হালকা রঙের খালি দেয়ালের সামনে দাঁড়ান। হাত পুরো বাড়ালে যতটা, দেয়াল থেকে ততটা দূরে থাকুন, যাতে দেয়ালে আপনার ছায়া না পড়ে। বড় জানালা বা খোলা দরজার দিকে মুখ করুন। দিনের আলো সবচেয়ে ভালো, তবে মুখে যেন রোদ না পড়ে: দুপুরের আগে তুলুন, কিংবা আকাশে হালকা মেঘ থাকলে। মাথার ওপরের বাতি নিভিয়ে দিন: ওই আলোয় চোখ দুটি কালো গর্তের মতো দেখায়। ফ্ল্যাশ কখনও না।',
  'The friend and the phone': 'বন্ধু ও ফোন',
  'A selfie is taken from too near and makes the nose large and the ears small. Let somebody else\nhold the phone, at the height of your eyes, about one and a half metres away. Use the camera on the\nback, clean its glass with a soft cloth, and leave some space around head and shoulders: it is cut\nlater. Take five pictures. In one of them you have your eyes open.':
    'সেলফি খুব কাছ থেকে তোলা হয়। তাতে নাক বড় আর কান ছোট দেখায়। ফোনটি অন্য কাউকে ধরতে দিন, আপনার চোখের সমান উঁচুতে, প্রায় দেড় মিটার (পাঁচ ফুট) দূরে। পেছনের ক্যামেরা ব্যবহার করুন। নরম কাপড়ে ক্যামেরার কাচ মুছে নিন। মাথা ও কাঁধের চারপাশে কিছু জায়গা রাখুন, পরে কেটে নেওয়া হবে। পাঁচটি ছবি তুলুন। একটিতে তো চোখ খোলা থাকবেই।',
  'Face and clothes': 'মুখ ও পোশাক',
  'Look straight into the camera, mouth closed, no smile, both eyes open.':
    'সোজা ক্যামেরার দিকে তাকান। মুখ বন্ধ, হাসি নয়, দুই চোখ খোলা।',
  'No glasses, even if you wear them every day. Many countries refuse them.':
    'চশমা নয়, রোজ পরলেও না। অনেক দেশ চশমা পরা ছবি নেয় না।',
  'Hair away from eyes and cheeks. Where ears have to be seen, put it behind them.':
    'চোখ ও গাল থেকে চুল সরিয়ে রাখুন। যেখানে কান দেখাতে হয়, সেখানে চুল কানের পেছনে দিন।',
  'A scarf for religious reasons is accepted nearly everywhere, if the face is free from the chin to\nthe forehead and the scarf throws no shadow. Choose one colour that is not white.':
    'ধর্মীয় কারণে মাথায় ওড়না বা হিজাব প্রায় সব দেশেই চলে, যদি থুতনি থেকে কপাল পর্যন্ত মুখ খোলা থাকে আর মুখে ছায়া না পড়ে। এক রঙের পরুন, সাদা নয়।',
  'No white shirt before a white wall: you would be a head without shoulders.':
    'সাদা দেয়ালের সামনে সাদা জামা নয়: তাহলে শুধু মাথা দেখাবে, কাঁধ নেই।',
  'No filter, no beauty mode, no smoothing. Officers compare you with the picture, and machines do\nas well.':
    'ফিল্টার নয়, বিউটি মোড নয়, মুখ মসৃণ করাও নয়। অফিসার ছবির সঙ্গে আপনাকে মিলিয়ে দেখেন, যন্ত্রও দেখে।',
  'Which size': 'কোন মাপ',
  'The size depends on who asks for it. These are common ones; the page of each visa says which one\ncounts.':
    'মাপ কী হবে, তা ঠিক করে যে ছবি চায়। সাধারণত এই মাপগুলো লাগে। কোনটি চলবে, তা প্রতিটি ভিসার পাতায় লেখা আছে।',
  For: 'কীসের জন্য',
  Size: 'মাপ',
  Background: 'পেছনের রং',
  'Most visas of Europe and of the Gulf': 'ইউরোপ ও মধ্যপ্রাচ্যের বেশির ভাগ ভিসা',
  '35 × 45 mm': '৩৫ × ৪৫ মিমি',
  'White or light grey': 'সাদা বা হালকা ছাই রং',
  'Visas of India and of the United States': 'ভারত ও আমেরিকার ভিসা',
  '2 × 2 inches': '২ × ২ ইঞ্চি',
  White: 'সাদা',
  'Visa of China': 'চীনের ভিসা',
  '33 × 48 mm': '৩৩ × ৪৮ মিমি',
  'Send us the whole picture as it came out of the phone, without cutting it. We cut it to size, and\nit loses nothing on the way if you send it here and not by a messenger that makes it smaller.':
    'ফোনে যেমন উঠেছে, পুরো ছবিটাই আমাদের পাঠান, কাটবেন না। আমরা মাপমতো কেটে নেব। আর এখানেই পাঠান: এখানে ছবির মান কমে না। অনেক মেসেঞ্জার অ্যাপ ছবি ছোট করে ফেলে।',
  'A photo of a document': 'কাগজের ছবি',
  'For a photo of your passport or NID the rules are others: put it on a dark cloth on a table by\nthe window, hold the phone flat above it, and keep all four corners in the picture. If a lamp or the\nsky shines in the plastic, turn the table a little. Read the number on the screen: if you can read it\nwithout effort, so can we.':
    'পাসপোর্ট বা জাতীয় পরিচয়পত্রের ছবি তোলার নিয়ম আলাদা। জানালার পাশে টেবিলে গাঢ় রঙের কাপড় পাতুন, কাগজটি তার ওপর রাখুন। ফোনটি ঠিক ওপরে সমান করে ধরুন, চার কোণই যেন ছবিতে আসে। প্লাস্টিকে বাতি বা আকাশ চকচক করলে টেবিলটা একটু ঘুরিয়ে নিন। পর্দায় নম্বরটি পড়ে দেখুন: আপনি সহজে পড়তে পারলে আমরাও পারব।',
  'How old it may be': 'ছবি কত পুরোনো হতে পারে',
  'Usually not older than six months, and not the one that is in your passport already. If you have\ngrown a beard since, or shaved it off, take a new one. It costs you ten minutes; a second appointment\ncosts you a day and the bus to Dhaka.':
    'সাধারণত ছয় মাসের বেশি পুরোনো নয়, আর যে ছবি পাসপোর্টে আছে সেটিও নয়। এর মধ্যে দাড়ি রাখলে বা কামালে নতুন ছবি তুলুন। এতে দশ মিনিট লাগে। আবার সময় নিয়ে আসতে হলে যাবে পুরো একটি দিন, সঙ্গে ঢাকার বাসভাড়া।',
  'What the BMET Smart Card Does for You': 'বিএমইটি স্মার্ট কার্ড আপনার কী কাজে লাগে',
  'Insurance, help at the embassy and a way through the airport: why the card is worth its fee.':
    'বিমা, দূতাবাসের সাহায্য, আর বিমানবন্দর পার হওয়ার পথ: এই কার্ড কেন তার ফির চেয়ে দামি।',
  'At the airport somebody asks for the smart card, and those without it stay behind. That is what\nmost people know of it. It does more: it shows that you left as a registered worker, and it is the\nreason why somebody has to help you when things go wrong.':
    'বিমানবন্দরে স্মার্ট কার্ড দেখাতে হয়। যাঁর নেই, তাঁর আর যাওয়া হয় না। বেশির ভাগ মানুষ এটুকুই জানেন। কার্ডের কাজ আরও বেশি। এটি দেখায়, আপনি নিবন্ধিত কর্মী হিসেবে বিদেশে গেছেন। আর বিপদে পড়লে এই কার্ডের জোরেই কেউ আপনাকে সাহায্য করতে বাধ্য।',
  'What it is': 'এটি কী',
  'BMET is the Bureau of Manpower, Employment and Training. Whoever goes abroad for work registers\nthere, gives fingerprints, shows the contract and the visa, and gets a clearance: the emigration\nclearance card, which everybody calls smart card. Today much of it goes through the app Ami Probashi\nand on paper with a code that is read at the airport.':
    'বিএমইটি মানে জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো। যিনি কাজ করতে বিদেশে যান, তিনি সেখানে নাম নিবন্ধন করেন, আঙুলের ছাপ দেন, চুক্তি ও ভিসা দেখান, আর ছাড়পত্র পান। এটি বহির্গমন ছাড়পত্রের কার্ড, সবাই বলে স্মার্ট কার্ড। এখন এর অনেকটাই হয় ‘আমি প্রবাসী’ অ্যাপে, আর কোড ছাপা কাগজে। বিমানবন্দরে সেই কোড যন্ত্রে পড়া হয়।',
  'What you need for it': 'কী কী লাগবে',
  'A passport that is valid long enough, and the work visa.':
    'যথেষ্ট মেয়াদ আছে এমন পাসপোর্ট, আর কাজের ভিসা।',
  'The contract, in a language that you can read, signed by the employer.':
    'নিয়োগকর্তার সই করা চুক্তি, যে ভাষা আপনি পড়তে পারেন সেই ভাষায়।',
  'The registration with BMET, with your fingerprints.': 'বিএমইটির নিবন্ধন, আপনার আঙুলের ছাপসহ।',
  'The certificate of the training before departure. It takes about three days, at a technical\ntraining centre.':
    'যাওয়ার আগের প্রশিক্ষণের সনদ। কারিগরি প্রশিক্ষণ কেন্দ্রে (টিটিসি) প্রায় তিন দিন লাগে।',
  'The medical report, where the country asks for one.': 'স্বাস্থ্য পরীক্ষার রিপোর্ট, যদি সেই দেশ চায়।',
  'A bank account in your own name, so that your wage can reach your family without a stranger in\nbetween. Open a second one for your own savings if you can.':
    'নিজের নামে একটি ব্যাংক অ্যাকাউন্ট, যাতে বেতন সোজা পরিবারের কাছে পৌঁছায়, মাঝে বাইরের কেউ না থাকে। পারলে নিজের সঞ্চয়ের জন্য আরেকটি খুলুন।',
  'What it does for you': 'কার্ড থেকে আপনি যা পান',
  '<strong>Welfare fund.</strong> With the clearance you become a member of the welfare fund for\nmigrant workers. The fund helps with costs after an accident or an illness, gives scholarships to\nchildren of members, and supports the family and the way home if somebody dies abroad.':
    '<strong>কল্যাণ তহবিল।</strong> ছাড়পত্র পেলে আপনি প্রবাসী কর্মীদের কল্যাণ তহবিলের সদস্য হন। দুর্ঘটনা বা অসুখের খরচে এই তহবিল সাহায্য করে, সদস্যের সন্তানকে বৃত্তি দেয়। কেউ বিদেশে মারা গেলে তাঁকে দেশে আনতে সাহায্য করে, পরিবারের পাশে দাঁড়ায়।',
  '<strong>Insurance.</strong> A life insurance comes with it. Ask which company it is, how long it\nruns and who gets the money, and leave a copy of the paper with your family.':
    '<strong>বিমা।</strong> সঙ্গে একটি জীবনবিমা থাকে। কোন কোম্পানির, কত দিনের, আর টাকা কে পাবেন, জিজ্ঞেস করুন। কাগজটির একটি কপি পরিবারের কাছে রেখে যান।',
  '<strong>The labour wing.</strong> In the countries where most of us work the embassy has a labour\nwing. It can talk to an employer who does not pay, and to the police if your passport is kept. With\na card you are in its list; without one you have to prove first who you are.':
    '<strong>শ্রম কল্যাণ উইং।</strong> আমাদের বেশির ভাগ মানুষ যেসব দেশে কাজ করেন, সেখানকার দূতাবাসে একটি শ্রম কল্যাণ উইং আছে। নিয়োগকর্তা বেতন না দিলে তারা তাঁর সঙ্গে কথা বলতে পারে। কেউ আপনার পাসপোর্ট আটকে রাখলে পুলিশের সঙ্গে কথা বলতে পারে। কার্ড থাকলে তাদের তালিকায় আপনার নাম আছে। না থাকলে আগে প্রমাণ করতে হয়, আপনি কে।',
  '<strong>A loan.</strong> Probashi Kallyan Bank lends to people who go abroad with a clearance, at\na rate that no moneylender in the village offers. Ask there before you sell land.':
    '<strong>ঋণ।</strong> যাঁরা ছাড়পত্র নিয়ে বিদেশে যান, প্রবাসী কল্যাণ ব্যাংক তাঁদের ঋণ দেয়। এত কম সুদে গ্রামের কোনো মহাজন টাকা দেয় না। জমি বেচার আগে সেখানে খোঁজ নিন।',
  'What it costs': 'খরচ কত',
  'The card has a fee, and the contributions to fund and insurance come on top. Together they are\nsome thousands of taka. We pay them for you and list them on the page of the job as what they are:\nfees that are passed on, not ours. Ask for the receipts; they are yours.':
    'কার্ডের একটি ফি আছে, তার সঙ্গে আছে তহবিল ও বিমার টাকা। সব মিলিয়ে কয়েক হাজার টাকা। আমরা আপনার হয়ে তা জমা দিই, আর চাকরির পাতায় ঠিক সেভাবেই লিখি: এই ফি অন্যদের, আমাদের নয়। রসিদ চেয়ে নিন, ওগুলো আপনার।',
  'What it does not do': 'কার্ড যা করে না',
  'The card does not make a bad contract good, and it does not find an employer. It is also no visa.\nIt is bound to this one job: whoever changes the employer abroad has to do that by the law of that\ncountry, and registers anew for the next departure.':
    'কার্ড খারাপ চুক্তিকে ভালো করে না, নিয়োগকর্তাও খুঁজে দেয় না। এটি ভিসাও নয়। কার্ড শুধু এই একটি চাকরির। বিদেশে নিয়োগকর্তা বদলাতে হলে সেই দেশের আইন মেনে বদলাতে হয়, আর পরের বার যাওয়ার আগে নতুন করে নিবন্ধন করতে হয়।',
  'If somebody offers to get you through the airport without it, for a price, think of the day on\nwhich you need help. Then somebody will ask for the number of your card.':
    'কেউ যদি টাকার বিনিময়ে কার্ড ছাড়াই বিমানবন্দর পার করে দিতে চায়, সেই দিনটির কথা ভাবুন, যেদিন আপনার সাহায্য লাগবে। সেদিন প্রথমেই আপনার কার্ডের নম্বর চাইবে।',
  'Packing for Umrah in Twelve Lines': 'ওমরাহর ব্যাগ গোছান বারো লাইনে',
  'Two sets of ihram, shoes that are easy to take off, and what to leave at home.':
    'দুই সেট ইহরাম, সহজে খোলা যায় এমন জুতা, আর কী কী বাড়িতে রেখে যাবেন।',
  Pilgrimage: 'হজ ও ওমরাহ',
  'A bag for Umrah is small. What you do not carry you do not lose, and in the Haram you walk more than\non any other journey. Twelve lines are enough; most of them weigh nothing.':
    'ওমরাহর ব্যাগ ছোট। যা সঙ্গে নেই, তা হারায় না। আর হারাম শরিফে হাঁটতে হয় অন্য যেকোনো সফরের চেয়ে বেশি। বারোটি লাইনই যথেষ্ট; বেশির ভাগ জিনিসের ওজন নেই বললেই চলে।',
  '<strong>Two sets of ihram</strong> for men, so that one can dry; for women two plain, wide sets of\nclothes that you have worn before.':
    '<strong>দুই সেট ইহরাম</strong>, পুরুষদের জন্য, যাতে একটি শুকাতে দেওয়া যায়। নারীদের জন্য দুই সেট সাদামাটা ঢিলেঢালা পোশাক, যা আগে পরেছেন।',
  '<strong>A belt with a pocket</strong> for the ihram, worn under it, for money and the card of the\nhotel.':
    '<strong>পকেটওয়ালা বেল্ট</strong>, ইহরামের নিচে পরার জন্য: টাকা ও হোটেলের কার্ড রাখবেন।',
  '<strong>Sandals</strong> that leave the middle of the foot free, old enough not to rub. A second\npair for the bathroom.':
    '<strong>স্যান্ডেল</strong>, যাতে পায়ের পাতার মাঝখান খোলা থাকে। একটু পুরোনো, যাতে পা না ছিলে যায়। গোসলখানার জন্য আরেক জোড়া।',
  '<strong>A bag of cloth for the sandals</strong>, with your name on it. There are a thousand pairs\nlike yours at each gate.':
    '<strong>স্যান্ডেল রাখার কাপড়ের থলে</strong>, ওপরে আপনার নাম লেখা। আপনার স্যান্ডেলের মতো হাজার জোড়া পড়ে থাকে প্রতিটি গেটে।',
  '<strong>Soap, shampoo and cream without scent</strong>, for the days in ihram.':
    '<strong>সুগন্ধি ছাড়া সাবান, শ্যাম্পু ও ক্রিম</strong>, ইহরামের দিনগুলোর জন্য।',
  '<strong>Medicine for the whole time and five days more</strong>, in its own packing, with the\nprescription in English.':
    '<strong>পুরো সময়ের ওষুধ, সঙ্গে আরও পাঁচ দিনের</strong>, ওষুধের নিজের প্যাকেটে, ইংরেজিতে লেখা প্রেসক্রিপশনসহ।',
  '<strong>Plasters and cream for the feet</strong>. Blisters end more walks than age does.':
    '<strong>পায়ের জন্য ছোট ব্যান্ডেজ ও ক্রিম</strong>। হাঁটা থামায় বয়স যত না, তার চেয়ে বেশি ফোসকা।',
  '<strong>A thin prayer mat and a small book of supplications</strong>, or both on the phone with a\nbattery to charge it.':
    '<strong>পাতলা জায়নামাজ ও ছোট দোয়ার বই</strong>। দোয়ার বই ফোনেও রাখা যায়, সঙ্গে একটি পাওয়ার ব্যাংক নিন।',
  '<strong>A light blanket or shawl</strong>. Buses and halls are cold while the street is hot.':
    '<strong>হালকা কম্বল বা শাল</strong>। রাস্তায় গরম, কিন্তু বাস আর হলঘর ঠান্ডা।',
  '<strong>An umbrella</strong>, light in colour, and a bottle that you fill with Zamzam water.':
    '<strong>ছাতা</strong>, হালকা রঙের, আর জমজমের পানি ভরার একটি বোতল।',
  '<strong>Copies of passport, visa and ticket</strong>: one in the bag, one at home, one picture in\nthe phone.':
    '<strong>পাসপোর্ট, ভিসা ও টিকিটের কপি</strong>: একটি ব্যাগে, একটি বাড়িতে, আর একটি ছবি ফোনে।',
  '<strong>A paper in your pocket</strong> with your name, the name of the hotel in Arabic and the\nnumber of the guide. Old people wear it around the neck.':
    '<strong>পকেটে একটি কাগজ</strong>: তাতে আপনার নাম, আরবিতে হোটেলের নাম, আর গাইডের নম্বর। বয়স্করা গলায় ঝুলিয়ে রাখেন।',
  'What stays at home': 'যা বাড়িতে থাকবে',
  'Gold, large amounts of cash, perfume, scissors in the hand luggage, food that is fresh, and clothes\nfor a different occasion on each day. You come back with dates and gifts; leave room for them. Airlines\ntake Zamzam water by their own rules and often only in their own packing: do not put it into a\nsuitcase.':
    'সোনা, অনেক নগদ টাকা, আতর ও পারফিউম, হাতব্যাগে কাঁচি, টাটকা খাবার, আর প্রতিদিনের জন্য আলাদা সাজের কাপড়। ফিরবেন খেজুর ও উপহার নিয়ে; তার জায়গা রাখুন। জমজমের পানি নেওয়ার নিয়ম একেক এয়ারলাইনসের একেক রকম। অনেক সময় শুধু তাদের নিজেদের প্যাকেটেই নেয়: স্যুটকেসে ভরবেন না।',
  'How it is packed': 'যেভাবে গোছাবেন',
  'If you fly to Jeddah and go to Makkah first, you pass the miqat in the air. Put the ihram into the\nhand luggage, or put it on before you leave the hotel in Dhaka; the suitcase is out of reach by then.\nThe crew announces the place some time before. If you go to Madinah first, it stays in the suitcase\nuntil you leave there.':
    'জেদ্দায় নেমে আগে মক্কায় গেলে মিকাত পার হবেন আকাশে। তখন স্যুটকেস হাতের কাছে থাকে না। তাই ইহরাম হাতব্যাগে রাখুন, কিংবা ঢাকার হোটেল থেকে বেরোনোর আগেই পরে নিন। মিকাতের কিছু আগে কেবিন ক্রু জানিয়ে দেন। আগে মদিনায় গেলে ইহরাম স্যুটকেসেই থাকুক, মদিনা থেকে রওনা হওয়া পর্যন্ত।',
  'For those who take their parents': 'মা-বাবাকে নিয়ে গেলে',
  'Ask for the wheelchair when you book, not at the counter. Carry the medicine of both in two bags,\nhalf in each. Agree on one gate as the place to meet, and look at it together by daylight; all the\nothers look alike. Save the number of the guide in the phone of your mother, and show her how to send\nwhere she is.':
    'হুইলচেয়ার চান বুকিং করার সময়, কাউন্টারে গিয়ে নয়। দুজনের ওষুধ দুই ব্যাগে নিন, প্রতি ব্যাগে অর্ধেক করে। দেখা করার জন্য একটি গেট ঠিক করুন, আর দিনের আলোয় সবাই মিলে দেখে রাখুন; বাকি সব গেট দেখতে একই রকম। মায়ের ফোনে গাইডের নম্বর রেখে দিন, আর তিনি কোথায় আছেন তা কীভাবে পাঠাতে হয়, দেখিয়ে দিন।',
  Money: 'টাকাপয়সা',
  'Change some riyals before you fly, for the first bus and the first meal, and use a card or a counter\nfor the rest. Keep the money of a day in the belt and the rest in the safe of the hotel. And keep ten\nriyals in small notes: for somebody who carries your bag, and asks for nothing.':
    'যাওয়ার আগে কিছু রিয়াল নিয়ে নিন, প্রথম বাস আর প্রথম খাবারের জন্য। বাকি খরচ কার্ডে করুন, কিংবা কাউন্টারে টাকা বদলে নিন। এক দিনের টাকা বেল্টে রাখুন, বাকিটা হোটেলের লকারে। আর দশ রিয়াল রাখুন ছোট নোটে: যিনি আপনার ব্যাগ বয়ে দেন আর কিছু চান না, তাঁর জন্য।',
  'How to Read a Work Contract': 'কাজের চুক্তি যেভাবে পড়বেন',
  'Basic wage, hours, rest days, who pays for the ticket: six lines that matter more than the rest.':
    'মূল বেতন, কাজের সময়, ছুটির দিন, টিকিটের টাকা কে দেবেন: যে ছয়টি লাইন বাকি সবের চেয়ে জরুরি।',
  'A work contract has many pages, and six lines of it decide about the next two years of your life.\nRead those first. If one of them is missing, it was not forgotten.':
    'কাজের চুক্তি অনেক পাতার হয়। তার ছয়টি লাইন ঠিক করে দেয়, আপনার আগামী দুই বছর কেমন যাবে। আগে ওই ছয়টি পড়ুন। একটি না থাকলে বুঝবেন, ভুলে বাদ পড়েনি।',
  'Line 1: the basic wage': 'লাইন ১: মূল বেতন',
  'The figure that counts is the basic wage, without allowances and overtime. Overtime, leave and the\npayment at the end are worked out from it. A contract of 1,200 with a basic wage of 800 and “400 for\ndiligence” is one of 800. See that the currency stands beside the figure, and the day on which it is\npaid. By bank transfer to an account in your name is what you want to read.':
    'আসল অঙ্ক হলো মূল বেতন, ভাতা ও ওভারটাইম ছাড়া। ওভারটাইম, ছুটির টাকা ও চাকরি শেষের পাওনা মূল বেতন ধরেই হিসাব হয়। চুক্তিতে ১,২০০, মূল বেতন ৮০০, আর ‘পরিশ্রমের জন্য ৪০০’: এটি আসলে ৮০০-র চুক্তি। অঙ্কের পাশে কোন দেশের মুদ্রা, আর কোন তারিখে বেতন, লেখা আছে কি না দেখুন। আর লেখা থাকা চাই, বেতন আসবে ব্যাংকে, আপনার নামের অ্যাকাউন্টে।',
  'Line 2: hours and the rest day': 'লাইন ২: কাজের সময় ও ছুটির দিন',
  'How many hours a day, how many days a week, which day is free, and what an hour more is worth. Most\ncountries of the Gulf know 48 hours a week and one free day; during the fasting month it is less. “As\nthe work demands” means that you have no hours.':
    'দিনে কত ঘণ্টা, সপ্তাহে কত দিন, কোন দিন ছুটি, আর এক ঘণ্টা বেশি কাজ করলে কত টাকা? মধ্যপ্রাচ্যের বেশির ভাগ দেশে সপ্তাহে ৪৮ ঘণ্টা কাজ আর এক দিন ছুটি; রমজানে কাজ আরও কম। ‘কাজের প্রয়োজন অনুযায়ী’ লেখা থাকলে বুঝবেন, আপনার কাজের সময়ের কোনো সীমা নেই।',
  'Line 3: room, food and the way to work': 'লাইন ৩: থাকা, খাওয়া ও যাতায়াত',
  'Either the employer provides them, free, or pays an amount for each. “Provided” without “free of\ncharge” can be taken off the wage. Ask how many people share a room, and how far it is to the work:\ntwo hours in a bus each day are two hours of your life.':
    'নিয়োগকর্তা হয় এগুলো বিনা খরচে দেন, নয়তো প্রতিটির জন্য টাকা দেন। শুধু ‘দেওয়া হবে’ লেখা, কিন্তু ‘বিনা খরচে’ লেখা নেই? তাহলে বেতন থেকে কেটে নিতে পারে। এক ঘরে কতজন থাকেন, আর কাজের জায়গা কত দূরে, জিজ্ঞেস করুন। রোজ বাসে দুই ঘণ্টা মানে রোজ আপনার জীবনের দুই ঘণ্টা।',
  'Line 4: ticket, visa and permit': 'লাইন ৪: টিকিট, ভিসা ও পারমিট',
  'Who pays the ticket there, and who pays the one back, at the end and in the year of your leave? The\nvisa, the permit and their renewal are paid by the employer in nearly every country that we send people\nto. If the contract says that they are taken off your wage, ask us before you sign.':
    'যাওয়ার টিকিটের টাকা কে দেবেন? চাকরি শেষে আর ছুটির বছরে ফেরার টিকিট কে দেবেন? আমরা যেসব দেশে মানুষ পাঠাই, তার প্রায় সবগুলোতেই ভিসা, পারমিট ও নবায়নের খরচ নিয়োগকর্তা দেন। এই খরচ আপনার বেতন থেকে কাটা হবে, এমন লেখা থাকলে সই করার আগে আমাদের জিজ্ঞেস করুন।',
  'Line 5: illness and accident': 'লাইন ৫: অসুখ ও দুর্ঘটনা',
  'Which insurance covers you from the first day, what it pays if you can not work for a month, and who\nbrings you home if you can not work any more. For domestic work this line is often missing. Ask for\nit.':
    'প্রথম দিন থেকে কোন বিমা আছে? এক মাস কাজ করতে না পারলে বিমা কত দেবে? আর কখনও কাজ করতে না পারলে কে আপনাকে বাড়ি পৌঁছে দেবেন? গৃহকর্মীর চুক্তিতে এই লাইন প্রায়ই থাকে না। চেয়ে নিন।',
  'Line 6: the end': 'লাইন ৬: চাকরির শেষ',
  'How long is the trial period? How much notice does either side give? What do you get at the end, and\nmay you change the employer afterwards? A contract that only one side can end is not one.':
    'পরীক্ষামূলক সময় কত দিনের? চাকরি ছাড়তে বা ছাড়াতে হলে কত দিন আগে জানাতে হবে? শেষে আপনি কী পাবেন? তারপর নিয়োগকর্তা বদলাতে পারবেন কি? যে চুক্তি শুধু এক পক্ষ শেষ করতে পারে, তা চুক্তিই নয়।',
  'Before you sign': 'সই করার আগে',
  'Read it in a language that you understand. You have a right to that. If there are two languages,\nask which one counts.':
    'যে ভাষা বোঝেন, সেই ভাষায় পড়ুন। এটি আপনার অধিকার। দুই ভাষায় লেখা থাকলে জিজ্ঞেস করুন, কোনটি ধরা হবে।',
  'Compare name of the employer, place and work with those in the visa. They must be the same.':
    'নিয়োগকর্তার নাম, কাজের জায়গা ও কাজ ভিসার সঙ্গে মিলিয়ে দেখুন। হুবহু এক হতে হবে।',
  'Sign every page, and sign nothing that is empty.': 'প্রতিটি পাতায় সই করুন। ফাঁকা কাগজে কখনও সই করবেন না।',
  'Photograph all pages and send them to somebody at home.': 'সব পাতার ছবি তুলে বাড়ির কাউকে পাঠান।',
  'Keep one original. Nobody needs both.':
    'একটি মূল কপি নিজের কাছে রাখুন। দুটি কপিই রেখে দেওয়ার দরকার কারও নেই।',
  'After you have arrived': 'পৌঁছানোর পর',
  'Sometimes a second contract is put on the table there, with less in it. You do not have to sign it.\nSay that you want to show it to the labour wing of the embassy first. That one sentence often makes the\nsecond contract disappear. Nobody may keep your passport either: it belongs to the state that gave it to\nyou.':
    'সেখানে গেলে কখনও কখনও আরেকটি চুক্তি সামনে রাখা হয়, তাতে সুবিধা কম। সই করতে আপনি বাধ্য নন। বলুন, আগে দূতাবাসের শ্রম কল্যাণ উইংকে দেখাতে চান। এই একটি কথাতেই দ্বিতীয় চুক্তিটি অনেক সময় উধাও হয়ে যায়। আপনার পাসপোর্টও কেউ রেখে দিতে পারে না: যে রাষ্ট্র আপনাকে পাসপোর্ট দিয়েছে, পাসপোর্ট তার।',
  'What is not written was not promised. If somebody says “do not worry, they all do it like that”, ask\nthem to write it down, and see what happens.':
    'যা লেখা নেই, তার কথা কেউ দেয়নি। কেউ ‘চিন্তা করবেন না, সবাই এভাবেই করে’ বললে তাঁকে কথাটা লিখে দিতে বলুন। তারপর দেখুন কী হয়।',
  'Your First Flight, Step by Step': 'আপনার প্রথম ফ্লাইট, ধাপে ধাপে',
  'From the gate of the airport to the seat: queues, forms and the one bag you must keep with you.':
    'বিমানবন্দরের গেট থেকে সিট পর্যন্ত: লাইন, ফর্ম, আর যে একটি ব্যাগ কাছছাড়া করবেন না।',
  'An airport looks as if everybody but you knew where to go. They do not. There are six stations, one\nafter the other, and at each somebody is there whose work it is to be asked.':
    'বিমানবন্দরে গেলে মনে হয়, আপনি ছাড়া সবাই জানেন কোথায় যেতে হবে। আসলে তাঁরাও জানেন না। পরপর ছয়টি জায়গা। প্রতিটিতে এমন কেউ আছেন, যাঁর কাজই আপনার প্রশ্নের উত্তর দেওয়া।',
  'The evening before': 'আগের দিন সন্ধ্যায়',
  'Put what you must not lose into one small bag that stays on your body: passport, visa, BMET card,\ncontract, ticket, money, medicine, phone. Weigh the suitcase; the ticket says how many kilograms are\nfree, and more is expensive at the counter. No liquids of more than 100 millilitres, no knife and no\nscissors in the hand luggage; no power bank and no battery in the suitcase. Copies of all papers stay\nwith your family.':
    'যা হারালে চলবে না, তা একটি ছোট ব্যাগে ভরে গায়ের সঙ্গে রাখুন: পাসপোর্ট, ভিসা, বিএমইটি কার্ড, চুক্তি, টিকিট, টাকা, ওষুধ, ফোন। স্যুটকেস ওজন করুন। কত কেজি বিনা খরচে যাবে, টিকিটে লেখা আছে; বেশি হলে কাউন্টারে অনেক টাকা লাগে। হাতব্যাগে ১০০ মিলিলিটারের বেশি তরল নয়, ছুরি বা কাঁচি নয়। স্যুটকেসে পাওয়ার ব্যাংক বা ব্যাটারি নয়। সব কাগজের কপি পরিবারের কাছে থাকবে।',
  'At Hazrat Shahjalal airport': 'হজরত শাহজালাল বিমানবন্দরে',
  '<strong>The gate.</strong> Be there four hours before departure. Only people with a ticket get in;\nsay goodbye outside. Show ticket and passport.':
    '<strong>বিমানবন্দরের গেট।</strong> ফ্লাইট ছাড়ার চার ঘণ্টা আগে পৌঁছান। টিকিট ছাড়া কেউ ভেতরে যেতে পারেন না, তাই বাইরেই বিদায় নিন। টিকিট ও পাসপোর্ট দেখান।',
  '<strong>Check-in.</strong> Look on the screens for your flight number and go to the counter beside\nit. They weigh the suitcase, take it and give you a boarding pass with a seat and a gate, and a label for\nthe suitcase. Ask whether it goes all the way to where you go. Keep the label.':
    '<strong>চেক-ইন।</strong> পর্দায় আপনার ফ্লাইট নম্বর খুঁজুন, পাশে লেখা কাউন্টারে যান। তাঁরা স্যুটকেস ওজন করে রেখে দেন। আপনি পান বোর্ডিং পাস, তাতে সিট ও গেটের নম্বর, আর স্যুটকেসের একটি ট্যাগ। জিজ্ঞেস করুন, স্যুটকেস আপনার শেষ গন্তব্য পর্যন্ত যাবে কি না। ট্যাগটি রেখে দিন।',
  '<strong>The desk for workers.</strong> Whoever goes abroad to work shows the BMET clearance before\nimmigration. Have the card or the paper with the code ready.':
    '<strong>প্রবাসী কল্যাণ ডেস্ক।</strong> যাঁরা কাজ করতে বিদেশে যান, তাঁরা ইমিগ্রেশনের আগে এখানে বিএমইটির ছাড়পত্র দেখান। কার্ড বা কোড ছাপা কাগজটি হাতে রাখুন।',
  '<strong>Immigration.</strong> An officer looks at passport, visa and boarding pass, takes a picture\nand asks where you go and for what. Answer what is asked, in your own words, and tell the truth.':
    '<strong>ইমিগ্রেশন।</strong> একজন অফিসার পাসপোর্ট, ভিসা ও বোর্ডিং পাস দেখেন, আপনার ছবি তোলেন, আর জিজ্ঞেস করেন কোথায় যাচ্ছেন, কেন যাচ্ছেন। যা জিজ্ঞেস করেন তার উত্তর নিজের কথায় দিন, আর সত্য বলুন।',
  '<strong>Security.</strong> Phone, belt, keys and coins go into the tray. Wait until you have all of\nit again before you go on.':
    '<strong>নিরাপত্তা তল্লাশি।</strong> ফোন, বেল্ট, চাবি ও খুচরা পয়সা ট্রেতে রাখুন। সব ফেরত নিয়ে তবেই এগোন।',
  '<strong>The gate of the flight.</strong> Its number stands on the boarding pass and may change:\nlook at the screens. Be there an hour before. When your row is called, show the pass once more.':
    '<strong>ফ্লাইটের গেট।</strong> গেটের নম্বর বোর্ডিং পাসে আছে, তবে বদলাতে পারে: পর্দায় দেখুন। এক ঘণ্টা আগে সেখানে থাকুন। আপনার সারি ডাকলে পাসটি আরেকবার দেখান।',
  'In the plane': 'উড়োজাহাজের ভেতরে',
  'Find the row by its number above the seats; A is at one window. The bag goes under the seat before you\nor into the box above. Fasten the belt as the crew shows it. Your ears may hurt as you go up or down:\nswallow, or chew something. Water is free and you should drink it. If you feel sick, a bag is in the\npocket before you, and nobody minds. Ask for the arrival card if the country wants one, and fill it in\nwhile it is quiet.':
    'সিটের ওপরে লেখা নম্বর দেখে আপনার সারি খুঁজুন; A এক পাশের জানালার ধারে। ব্যাগ রাখুন সামনের সিটের নিচে বা মাথার ওপরের তাকে। ক্রু যেভাবে দেখান, সেভাবে সিট বেল্ট বাঁধুন। ওঠানামার সময় কানে ব্যথা হতে পারে: ঢোক গিলুন, কিংবা কিছু চিবান। পানির দাম লাগে না, পানি খান। বমি বমি লাগলে সামনের পকেটে ব্যাগ আছে, কেউ কিছু মনে করে না। ওই দেশে অ্যারাইভাল কার্ড লাগলে চেয়ে নিন, আর নিরিবিলিতে পূরণ করে ফেলুন।',
  'If you change planes': 'মাঝপথে ফ্লাইট বদলাতে হলে',
  'Follow the signs “Transfer” or “Connecting flights”, not those for baggage. Look for your next flight\non the first screen, and go to its gate before you look at shops. If you miss it, go to the counter of the\nairline: they put you on the next one. Do not leave the building.':
    '‘ট্রান্সফার’ বা ‘কানেক্টিং ফ্লাইট’ লেখা পথ ধরুন, ব্যাগেজের পথ নয়। প্রথম যে পর্দা পান, তাতে পরের ফ্লাইট খুঁজুন, আর দোকান দেখার আগে তার গেটে যান। ফ্লাইট ধরতে না পারলে এয়ারলাইনসের কাউন্টারে যান: তাঁরা পরেরটিতে তুলে দেন। ভবন থেকে বেরোবেন না।',
  'When you arrive': 'পৌঁছে গেলে',
  'Follow the others to immigration, then to the belt with the number of your flight. Is the suitcase not\nthere, go to the desk “Baggage services” with the label, before you leave the hall. Outside, wait for the\nperson with the name of your employer or your hotel. Go with nobody else. Call home: they have been\nlooking at the clock since you left.':
    'অন্যদের সঙ্গে ইমিগ্রেশনে যান, তারপর যে বেল্টে আপনার ফ্লাইট নম্বর লেখা, সেখানে। স্যুটকেস না এলে হল থেকে বেরোনোর আগেই ট্যাগটি নিয়ে ব্যাগেজ ডেস্কে যান। বাইরে যিনি আপনার নিয়োগকর্তা বা হোটেলের নাম হাতে দাঁড়িয়ে, তাঁকে খুঁজে নিন, না এলে অপেক্ষা করুন। আর কারও সঙ্গে যাবেন না। বাড়িতে ফোন করুন: আপনি রওনা হওয়ার পর থেকে তাঁরা ঘড়ির দিকে তাকিয়ে আছেন।',
};
