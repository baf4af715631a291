import type { DemoService } from './demo-service.ts';
import { family } from './packages.ts';

const journey = family({
  category: 'hajj-umrah',
  kind: 'Umrah',
  provider: 'Pothik Hajj & Umrah',
  planHeading: 'Your journey',
  closing:
    'A scholar from Bangladesh travels with every group and explains each rite the evening before. Elderly people get a wheelchair and somebody to push it.',
  weeks: { min: 3, max: 6 },
  refunds: [
    { step: 'Until 30 days before departure', refund: 'Everything but the visa fee' },
    { step: 'Until 7 days before departure', refund: 'Half; somebody else may take your place' },
    { step: 'Later', refund: 'What airline and hotel give back' },
  ],
});

export const pilgrimage: DemoService[] = [
  journey('umrah-packages', {
    id: 'umrah-economy-14-days',
    name: 'Umrah Economy, 14 Days',
    country: 'Saudi Arabia',
    facts: [
      ['Length', '14 days'],
      ['Hotel', '1 km from the Haram'],
    ],
    about:
      'For those who want to be there more than to be pampered: clean rooms for four or five, at a kilometre from the Haram with a bus at every prayer.',
    plan: [
      'Flight Dhaka–Jeddah, ihram before the miqat',
      'Eight nights in Makkah',
      'Five nights in Madinah',
      'Ziyarah in both cities',
      'Flight home with five litres of Zamzam',
    ],
    included: ['Visa and insurance', 'Return flight', 'Bangla meals twice a day'],
    needed: [
      'Passport for six months',
      'Meningitis certificate',
      'Women under 45: mahram or a women’s group',
    ],
    fees: [['Package', 138_000, 'adult']],
    picture: ['kaaba', 'golden', 101],
    second: ['mosque', 'dawn', 102],
    featured: true,
  }),
  journey('umrah-packages', {
    id: 'umrah-family-10-days',
    name: 'Umrah for Families, 10 Days',
    country: 'Saudi Arabia',
    facts: [
      ['Length', '10 days'],
      ['Hotel', '500 m from the Haram'],
    ],
    about:
      'A room of your own for two to five people, a slow programme and a van instead of a bus.',
    plan: [
      'Direct flight to Madinah',
      'Four nights in Madinah',
      'Train to Makkah in two hours',
      'Five nights in Makkah',
    ],
    included: ['Visa', 'Return flight', 'Hotel within 500 metres', 'Breakfast'],
    needed: ['Passports', 'Birth certificates of children', 'Meningitis certificates'],
    fees: [['Package', 172_000, 'adult']],
    picture: ['mosque', 'golden', 103],
  }),
  journey('umrah-packages', {
    id: 'umrah-ramadan-last-ten',
    name: 'Umrah in the Last Ten Days of Ramadan',
    country: 'Saudi Arabia',
    facts: [
      ['Length', '15 days'],
      ['Hotel', '800 m from the Haram'],
    ],
    about:
      'The most wanted nights of the year. Rooms are paid in full in Rajab; what we promise is written into your contract with the hotel’s name.',
    plan: [
      'Arrival on the 18th of Ramadan',
      'Itikaf places asked for on your behalf',
      'Eid in Makkah',
      'Two nights in Madinah',
    ],
    included: ['Visa and flight', 'Iftar and suhoor', 'Hotel within 800 metres'],
    needed: ['Payment by the end of Rajab', 'Good health: the crowd is hard on the weak'],
    fees: [['Package', 265_000, 'adult']],
    picture: ['kaaba', 'night', 104],
  }),
  journey('hajj-packages', {
    id: 'hajj-pre-registration',
    name: 'Hajj Pre-registration',
    country: 'Bangladesh',
    kind: 'Hajj',
    facts: [
      ['Number', 'Yours until your year'],
      ['Deposit', 'Comes back'],
    ],
    about:
      'Your place in the queue of the ministry. The number stays yours until your year comes, and the deposit comes back if you step down.',
    plan: [
      'NID and mobile number on the Hajj portal',
      'Deposit at a bank',
      'Serial number by message',
    ],
    included: [
      'Form filled in for you',
      'Receipt of the bank',
      'Reminder when your number is called',
    ],
    needed: ['NID', 'Mobile number in your name', 'Two photos'],
    fees: [
      ['Deposit to the government', 30_000, 'adult'],
      ['Service charge', 500, 'booking'],
    ],
    picture: ['passport-desk', 'dawn', 105],
  }),
  journey('hajj-packages', {
    id: 'hajj-private-package',
    name: 'Private Hajj Package',
    country: 'Saudi Arabia',
    kind: 'Hajj',
    facts: [
      ['Length', '28 or 40 days'],
      ['Tents', 'Near the Jamarat bridge'],
    ],
    about:
      'Through a licensed agency, forty days or twenty-eight, with tents near the Jamarat bridge.',
    plan: [
      'Final registration and passport',
      'Three evenings of training in Dhaka',
      'Makkah, Mina, Arafat, Muzdalifah',
      'Eight days in Madinah',
    ],
    included: ['Flight', 'Hotel and tents', 'Qurbani arranged', 'Doctor with the group'],
    needed: ['Pre-registration called', 'Medical fitness', 'Vaccination card'],
    fees: [['Package', 690_000, 'adult']],
    picture: ['mosque', 'night', 106],
  }),
  journey('hajj-packages', {
    id: 'hajj-government-guidance',
    name: 'Help with a Government Hajj Package',
    country: 'Saudi Arabia',
    kind: 'Hajj',
    facts: [
      ['Help', 'Papers and visa'],
      ['Training', 'Hajj camp, Ashkona'],
    ],
    about:
      'You travel with the government’s package and we see to papers, training and the small things.',
    plan: ['Final registration', 'Biometric visa by the app', 'Hajj camp in Ashkona'],
    included: [
      'Papers checked',
      'Training with a model of the sites',
      'A number to call in Makkah',
    ],
    needed: ['Called number', 'Passport valid to the next year'],
    fees: [['Service charge', 4_000, 'adult']],
    picture: ['kaaba', 'dawn', 107],
  }),
];
