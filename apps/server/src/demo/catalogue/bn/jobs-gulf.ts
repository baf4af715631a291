/** Bangla for each phrase of the jobs in the Gulf. */
export const gulfJobs: Record<string, string> = {
  'Building Electrician': 'বিল্ডিং ইলেকট্রিশিয়ান',
  'Najd Contracting': 'নাজদ কনট্রাক্টিং',
  'Employment Visa': 'চাকরির ভিসা',
  'SSC or trade certificate': 'এসএসসি বা কারিগরি সনদ',
  'You wire flats and offices in new towers of Riyadh, from conduit to distribution board, in a team of twelve with a Bangladeshi foreman.':
    'রিয়াদের নতুন টাওয়ারে ফ্ল্যাট ও অফিসে বিদ্যুতের লাইন বসাবেন। পাইপ বসানো থেকে ডিস্ট্রিবিউশন বোর্ড পর্যন্ত সব কাজ। দলে বারো জন, ফোরম্যান বাংলাদেশি।',
  'From interview to flight': 'সাক্ষাৎকার থেকে ফ্লাইট পর্যন্ত',
  'Interview or trade test in Dhaka, result within a week':
    'ঢাকায় সাক্ষাৎকার বা ট্রেড টেস্ট, ফল এক সপ্তাহের মধ্যে',
  'Medical examination at a Wafid centre': 'ওয়াফিদ সেন্টারে স্বাস্থ্য পরীক্ষা',
  'Takamol skill test where the trade asks for it': 'তাকামল দক্ষতা পরীক্ষা, আপনার কাজে তা লাগলে',
  'Visa stamping, BMET smart card and a three-day departure training':
    'ভিসা স্ট্যাম্পিং, বিএমইটি স্মার্ট কার্ড ও যাওয়ার আগে তিন দিনের প্রশিক্ষণ',
  '<strong>Good to know:</strong> The employer pays for visa and Iqama. Nobody may ask you for money for them; tell us if somebody does.':
    '<strong>জেনে রাখুন:</strong> ভিসা ও ইকামার খরচ নিয়োগকর্তা দেন। এ জন্য কেউ আপনার কাছে টাকা চাইতে পারে না। চাইলে আমাদের জানান।',
  'Shared accommodation': 'অন্য কর্মীদের সঙ্গে থাকার জায়গা',
  'Iqama and medical insurance paid by the employer': 'ইকামা ও স্বাস্থ্যবিমার খরচ নিয়োগকর্তা দেন',
  'Return ticket after 24 months': '২৪ মাস পর দেশে ফেরার টিকিট',
  'Passport valid for at least 18 months': 'পাসপোর্টের মেয়াদ অন্তত ১৮ মাস',
  'Takamol certificate in electrical work': 'বিদ্যুতের কাজে তাকামল সনদ',
  'Can read a single-line drawing': 'সিঙ্গেল লাইন ড্রয়িং পড়তে পারা',
  'Basic Arabic or Hindi': 'কাজ চালানোর মতো আরবি বা হিন্দি',
  'Service charge': 'সেবার ফি',
  'Half with the contract, half with the visa': 'অর্ধেক চুক্তির সময়, অর্ধেক ভিসার সময়',
  'BMET registration and clearance': 'বিএমইটি নিবন্ধন ও ছাড়পত্র',
  'After the visa': 'ভিসা হওয়ার পর',
  'Medical examination': 'স্বাস্থ্য পরীক্ষা',
  'After the interview': 'সাক্ষাৎকারের পর',
  'Before the contract is signed': 'চুক্তিতে সই করার আগে',
  'Nothing has been paid': 'তখনও কোনো টাকা দেননি',
  'The employer or the embassy refuses': 'নিয়োগকর্তা বা দূতাবাস ফিরিয়ে দিলে',
  'The service charge, all of it': 'সেবার ফি, পুরোটাই',
  'You step back after the visa': 'ভিসা হওয়ার পর আপনি না গেলে',
  'Nothing; the permit is used up': 'কিছুই না, পারমিটটি ব্যবহার হয়ে গেছে',
  'Mason and Plasterer': 'রাজমিস্ত্রি ও প্লাস্টার মিস্ত্রি',
  'Hijaz Builders': 'হিজাজ বিল্ডার্স',
  'Block work and plaster on villas north of Jeddah. Between June and September nobody works outside from noon to three.':
    'জেদ্দার উত্তরে ভিলায় ব্লক গাঁথা ও প্লাস্টারের কাজ। জুন থেকে সেপ্টেম্বর দুপুর ১২টা থেকে ৩টা পর্যন্ত কেউ বাইরে কাজ করেন না।',
  'Two years on sites at home, shown by photographs or letters':
    'দেশে নির্মাণের কাজে দুই বছর, প্রমাণ হিসেবে ছবি বা চিঠি',
  'Age 21 to 42': 'বয়স ২১ থেকে ৪২',
  'Heavy Truck Driver': 'ভারী ট্রাকচালক',
  'Eastern Haulage': 'ইস্টার্ন হলেজ',
  'Containers from Dammam port to Riyadh and back, about eleven trips a month, with a second driver in summer.':
    'দাম্মাম বন্দর থেকে রিয়াদে কনটেইনার নেওয়া ও ফিরে আসা, মাসে প্রায় এগারো ট্রিপ। গরমের সময় সঙ্গে আরেকজন চালক থাকেন।',
  'Trip allowance of 60 SAR': 'প্রতি ট্রিপে ৬০ সৌদি রিয়াল ভাতা',
  'Heavy licence of BRTA, at least three years old':
    'বিআরটিএর ভারী গাড়ির লাইসেন্স, অন্তত তিন বছরের পুরোনো',
  'Eyesight test without remark': 'চোখের পরীক্ষায় কোনো সমস্যা নেই',
  'No accident with injury': 'কেউ আহত হয়েছেন এমন দুর্ঘটনা নেই',
  'Staff Nurse (female)': 'হাসপাতালের নার্স (নারী)',
  'Al Shifa Medical Group': 'আল শিফা মেডিকেল গ্রুপ',
  'Diploma or BSc in Nursing': 'নার্সিংয়ে ডিপ্লোমা বা বিএসসি',
  'Medical and surgical wards of a 300-bed hospital, three shifts, with eight weeks of orientation before you carry patients of your own.':
    '৩০০ শয্যার হাসপাতালে মেডিসিন ও সার্জারি ওয়ার্ডে কাজ, তিন শিফটে। প্রথম আট সপ্তাহ কাজ শেখানো হয়, তারপর নিজের রোগীর দায়িত্ব।',
  'Single room in the nurses’ residence': 'নার্সদের হোস্টেলে একার রুম',
  'BSc or diploma in nursing, registered with BNMC':
    'নার্সিংয়ে বিএসসি বা ডিপ্লোমা, বিএনএমসিতে নিবন্ধন করা',
  'Prometric examination passed or booked': 'প্রোমেট্রিক পরীক্ষায় পাস, অথবা পরীক্ষার তারিখ নেওয়া',
  'Certificates attested through DataFlow': 'ডেটাফ্লোর মাধ্যমে সত্যায়ন করা সনদ',
  English: 'ইংরেজি',
  'Cook for a Pilgrims’ Hotel': 'হাজিদের হোটেলের বাবুর্চি',
  'Haramain Catering': 'হারামাইন ক্যাটারিং',
  'Bangla, Indian and Arabic dishes for up to 900 guests a day; Ramadan and Hajj months are busy and paid with overtime.':
    'দিনে ৯০০ জন পর্যন্ত অতিথির জন্য বাংলা, ভারতীয় ও আরবি রান্না। রমজান ও হজের মাসে কাজ বেশি, তখন ওভারটাইমের টাকা পাবেন।',
  'Shown in a cooking trial in Dhaka': 'ঢাকায় রান্না করে দেখাতে হবে',
  'Food hygiene certificate, or taken with us in two days':
    'খাবারের পরিচ্ছন্নতার সনদ, না থাকলে আমাদের কাছে দুই দিনে করা যায়',
  'Steel Fixer': 'রড মিস্ত্রি',
  'Red Sea Structures': 'রেড সি স্ট্রাকচারস',
  'Reinforcement for bridges and basements in the north-west. The camp has a clinic, a field and wireless internet.':
    'দেশটির উত্তর-পশ্চিমে সেতু ও বেজমেন্টের রড বাঁধার কাজ। ক্যাম্পে ক্লিনিক, খেলার মাঠ ও ওয়াইফাই আছে।',
  'Takamol certificate in steel fixing': 'রড বাঁধার কাজে তাকামল সনদ',
  'Fit for work at height': 'উঁচুতে কাজ করার মতো সুস্থ',
  'Hotel Room Attendant': 'হোটেলের হাউসকিপিং কর্মী',
  'Marina Bay Hotels': 'মেরিনা বে হোটেলস',
  'Work Permit': 'ওয়ার্ক পারমিট',
  SSC: 'এসএসসি',
  'Fourteen rooms a day in a four-star hotel by the water. Tips are shared by the floor.':
    'পানির ধারে চার তারকা হোটেলে দিনে চৌদ্দটি রুম গোছানো। বকশিশ একই তলার সবাই ভাগ করে নেন।',
  'Video interview with the employer': 'নিয়োগকর্তার সঙ্গে ভিডিওতে সাক্ষাৎকার',
  'Offer letter registered with the labour ministry: read it before you sign':
    'শ্রম মন্ত্রণালয়ে নিবন্ধিত অফার লেটার: সই করার আগে পড়ুন',
  'Entry permit, then medical test and Emirates ID after arrival':
    'এন্ট্রি পারমিট, তারপর পৌঁছে স্বাস্থ্য পরীক্ষা ও এমিরেটস আইডি',
  'BMET clearance before you fly': 'ফ্লাইটের আগে বিএমইটি ছাড়পত্র',
  '<strong>Good to know:</strong> Your salary has to come through the wage protection system into a bank account in your name.':
    '<strong>জেনে রাখুন:</strong> আপনার বেতন আসতে হবে বেতন সুরক্ষা ব্যবস্থার (ডব্লিউপিএস) মাধ্যমে, আপনার নিজের নামের ব্যাংক অ্যাকাউন্টে।',
  'Transport to work': 'কাজে আসা-যাওয়ার গাড়ি',
  'Medical insurance': 'স্বাস্থ্যবিমা',
  'Thirty days of paid leave a year': 'বছরে ৩০ দিন বেতনসহ ছুটি',
  'Height and weight in proportion': 'উচ্চতার সঙ্গে মানানসই ওজন',
  'Simple spoken English': 'সহজ ইংরেজি বলতে পারা',
  Hindi: 'হিন্দি',
  'Delivery Rider': 'ডেলিভারি রাইডার',
  'Quick Souq Logistics': 'কুইক সুক লজিস্টিকস',
  'Meals and groceries by motorbike. The company trains you for the Dubai licence and lends you bike, fuel and gear.':
    'মোটরসাইকেলে খাবার ও বাজার পৌঁছে দেওয়া। দুবাইয়ের লাইসেন্সের প্রশিক্ষণ কোম্পানি দেয়। বাইক, তেল ও সরঞ্জামও কোম্পানির।',
  'Paid by delivery above a fixed minimum': 'ন্যূনতম বেতন বাঁধা, তার ওপর প্রতি ডেলিভারিতে টাকা',
  'Motorcycle licence of BRTA': 'বিআরটিএর মোটরসাইকেল লাইসেন্স',
  'Age 21 to 38': 'বয়স ২১ থেকে ৩৮',
  'AC Technician': 'এসি টেকনিশিয়ান',
  'Gulf Air Comfort': 'গালফ এয়ার কমফোর্ট',
  'Service and repair of split units and chillers in housing blocks, in pairs, with a van.':
    'বাসাবাড়ির ভবনে স্প্লিট এসি ও চিলার পরিষ্কার ও মেরামত। দুজন মিলে কাজ, সঙ্গে ভ্যানগাড়ি।',
  'Trade course in refrigeration, 360 hours or more': 'রেফ্রিজারেশনে ট্রেড কোর্স, ৩৬০ ঘণ্টা বা তার বেশি',
  'Driving licence is welcome': 'ড্রাইভিং লাইসেন্স থাকলে ভালো',
  'Tailor, Abaya and Uniform': 'দর্জি, আবায়া ও ইউনিফর্ম',
  'Zahra Garments': 'জাহরা গার্মেন্টস',
  'Cutting and sewing on industrial machines, piecework above a fixed wage.':
    'কারখানার মেশিনে কাটা ও সেলাই। বাঁধা বেতন, তার ওপর পিস হিসেবে টাকা।',
  'Sewing test on a Juki machine in our Mirpur workshop':
    'মিরপুরে আমাদের ওয়ার্কশপে জুকি মেশিনে সেলাইয়ের পরীক্ষা',
  'Security Guard': 'সিকিউরিটি গার্ড',
  'Falcon Guarding': 'ফ্যালকন গার্ডিং',
  HSC: 'এইচএসসি',
  'Twelve-hour posts in malls and residential towers, four days on and one off, after a five-day SIRA course.':
    'শপিং মল ও বাসাবাড়ির টাওয়ারে বারো ঘণ্টার ডিউটি। চার দিন কাজ, এক দিন ছুটি। আগে পাঁচ দিনের সিরা কোর্স।',
  'Height 170 cm or more': 'উচ্চতা ১৭০ সেন্টিমিটার বা তার বেশি',
  'HSC and clear spoken English': 'এইচএসসি পাস ও পরিষ্কার ইংরেজি বলতে পারা',
  'Police clearance': 'পুলিশের ছাড়পত্র',
  Barista: 'বারিস্তা (কফি বানানো)',
  'Karak & Co.': 'কারাক অ্যান্ড কোং',
  'Espresso, karak tea and a smile in three cafés near the metro. Two weeks of paid training.':
    'মেট্রোর কাছে তিনটি ক্যাফেতে এসপ্রেসো কফি, কারাক চা আর হাসিমুখ। দুই সপ্তাহ বেতনসহ প্রশিক্ষণ।',
  'Spoken English': 'ইংরেজি বলতে পারা',
  'Grooming to the brand’s guide': 'কোম্পানির নিয়মমতো পরিপাটি থাকা',
  'Pipe Welder 6G': 'পাইপ ওয়েল্ডার ৬জি',
  Qatar: 'কাতার',
  'Peninsula Energy Services': 'পেনিনসুলা এনার্জি',
  'Work Visa': 'কাজের ভিসা',
  'TIG and arc welding on gas pipework during planned shutdowns; every joint is X-rayed.':
    'প্ল্যান্ট বন্ধ রাখার সময় গ্যাসের পাইপে টিগ ও আর্ক ওয়েল্ডিং। প্রতিটি জোড়া এক্স-রে করে দেখা হয়।',
  'Document check and interview': 'কাগজপত্র যাচাই ও সাক্ষাৎকার',
  'Fingerprint and medical test at the Qatar Visa Center in Dhaka':
    'ঢাকার কাতার ভিসা সেন্টারে আঙুলের ছাপ ও স্বাস্থ্য পরীক্ষা',
  'Contract signed electronically in Bangla and English': 'বাংলা ও ইংরেজিতে লেখা চুক্তিতে ইলেকট্রনিক সই',
  'BMET smart card and ticket': 'বিএমইটি স্মার্ট কার্ড ও টিকিট',
  '<strong>Good to know:</strong> The minimum wage is 1,000 QAR, with 500 for housing and 300 for food where they are not provided.':
    '<strong>জেনে রাখুন:</strong> ন্যূনতম বেতন ১,০০০ কাতারি রিয়াল। নিয়োগকর্তা থাকার জায়গা না দিলে আরও ৫০০ রিয়াল, খাবার না দিলে আরও ৩০০ রিয়াল পাবেন।',
  'Food or food allowance': 'খাবার বা খাবারের ভাতা',
  'Accommodation with air conditioning': 'এসিসহ থাকার জায়গা',
  'Free change of employer after notice': 'নোটিশ দিয়ে ইচ্ছামতো নিয়োগকর্তা বদলানো যায়',
  '6G test at our Chattogram workshop': 'চট্টগ্রামে আমাদের ওয়ার্কশপে ৬জি পরীক্ষা',
  'Welding log of the last year': 'গত এক বছরের ওয়েল্ডিং লগ',
  'Basic English': 'কাজ চালানোর মতো ইংরেজি',
  'Warehouse Picker': 'গুদাম কর্মী (পিকার)',
  'Doha Fresh Distribution': 'দোহা ফ্রেশ ডিস্ট্রিবিউশন',
  'Orders for supermarkets with a hand scanner, in a hall kept at 18 degrees.':
    'হাতের স্ক্যানার দিয়ে সুপারমার্কেটের অর্ডার গোছানো। গুদামের ভেতর সব সময় ১৮ ডিগ্রি।',
  'Can lift 20 kg': '২০ কেজি তুলতে পারা',
  'Reads English numbers and labels': 'ইংরেজি সংখ্যা ও লেবেল পড়তে পারা',
  'Tower Crane Operator': 'টাওয়ার ক্রেন অপারেটর',
  'Lusail Lifting': 'লুসাইল লিফটিং',
  'Tower cranes up to 60 metres on housing sites; operators work in pairs and change every four hours.':
    'বাসাবাড়ি তৈরির সাইটে ৬০ মিটার পর্যন্ত উঁচু টাওয়ার ক্রেন। দুজন অপারেটর মিলে কাজ, চার ঘণ্টা পরপর বদল।',
  'Operator’s certificate, or the third-party test in Doha paid by the employer':
    'অপারেটরের সনদ, অথবা দোহায় থার্ড পার্টি পরীক্ষা, যার খরচ নিয়োগকর্তা দেন',
  'No fear of height': 'উঁচুতে ভয় না পাওয়া',
  'Greenhouse Worker': 'গ্রিনহাউস কর্মী',
  'Al Khor Farms': 'আল খোর ফার্মস',
  'Tomatoes and cucumbers under glass, planting to packing. Cooled houses, early hours.':
    'কাচের ঘরে টমেটো ও শসার চাষ, চারা লাগানো থেকে প্যাকিং পর্যন্ত। ঘর ঠান্ডা রাখা হয়, কাজ শুরু হয় ভোরে।',
  'Comes from a farming family or has worked in a nursery':
    'কৃষক পরিবারের মানুষ, অথবা গাছের নার্সারিতে কাজ করেছেন',
  'Caregiver for the Elderly (female)': 'বয়স্কদের কেয়ারগিভার (নারী)',
  Oman: 'ওমান',
  'Rahma Home Care': 'রাহমা হোম কেয়ার',
  'Class eight': 'অষ্টম শ্রেণি',
  'Daily care of one or two old people in a family’s house; a nurse of the agency visits every week.':
    'একটি পরিবারের বাড়িতে এক বা দুজন বয়স্ক মানুষের প্রতিদিনের যত্ন। এজেন্সির একজন নার্স প্রতি সপ্তাহে আসেন।',
  'Interview by phone': 'ফোনে সাক্ষাৎকার',
  'Medical examination in Dhaka': 'ঢাকায় স্বাস্থ্য পরীক্ষা',
  'Visa by e-mail': 'ই-মেইলে ভিসা',
  'BMET clearance and flight': 'বিএমইটি ছাড়পত্র ও ফ্লাইট',
  '<strong>Good to know:</strong> The resident card is made within thirty days of arrival; the employer keeps it renewed.':
    '<strong>জেনে রাখুন:</strong> পৌঁছানোর ৩০ দিনের মধ্যে রেসিডেন্ট কার্ড করা হয়। সময়মতো তা নবায়ন করেন নিয়োগকর্তা।',
  'Own room': 'নিজের আলাদা রুম',
  'Hotline in Bangla, day and night': 'দিনরাত বাংলায় হটলাইন',
  'Room near the workplace': 'কাজের জায়গার কাছে রুম',
  'Ticket home every two years': 'দুই বছর পরপর দেশে আসার টিকিট',
  'Six-month caregiver course of a TTC': 'টিটিসির ছয় মাসের কেয়ারগিভার কোর্স',
  'Age 25 to 45': 'বয়স ২৫ থেকে ৪৫',
  'Basic Arabic': 'কাজ চালানোর মতো আরবি',
  'Fisherman on a Coastal Boat': 'উপকূলের নৌকায় জেলে',
  'Sur Fishing Cooperative': 'সুর ফিশিং কোঅপারেটিভ',
  'Nets and lines within sight of the coast, five days at a time, with a share of the catch.':
    'তীর দেখা যায় এমন দূরত্বে জাল ও বড়শি দিয়ে মাছ ধরা। একবারে পাঁচ দিন সাগরে থাকবেন, মাছের ভাগও পাবেন।',
  'Three seasons at sea, confirmed by your union council':
    'সাগরে তিন মৌসুমের কাজ, ইউনিয়ন পরিষদের প্রত্যয়নপত্রসহ',
  'Can swim': 'সাঁতার জানা',
};
