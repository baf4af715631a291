import type { DemoService } from './demo-service.ts';
import { family } from './packages.ts';

const tour = family({
  category: 'tour-packages',
  kind: 'Tour',
  provider: 'Pothik Journeys',
  planHeading: 'Day by day',
  closing:
    'Groups of eight to sixteen. If fewer than eight book, we call you a week ahead and you choose: another date, a private tour or your money back.',
  refunds: [
    { step: 'Until 14 days before', refund: 'Everything' },
    { step: 'Until 3 days before', refund: 'Half' },
    { step: 'Later', refund: 'What hotels and boats give back' },
  ],
});

export const tours: DemoService[] = [
  tour('bangladesh-tours', {
    id: 'tour-sundarbans',
    name: 'Sundarbans by Boat, 3 Days',
    country: 'Bangladesh',
    facts: [
      ['Length', '3 days'],
      ['Included', 'Cabin, meals, guide'],
      ['Group', '8 to 16 people'],
    ],
    about:
      'Creeks at dawn in a row boat, a forest guard with you on every walk, and nights on deck without a lamp in sight.',
    plan: ['Khulna to Kochikhali', 'Kotka, Jamtola beach', 'Karamjal and back'],
    included: ['Cabin and all meals', 'Forest permit and guard', 'Guide'],
    needed: ['NID', 'Shoes that may get muddy'],
    fees: [['Tour', 12_500, 'adult']],
    picture: ['river-forest', 'dawn', 121],
    second: ['river-forest', 'dusk', 122],
    featured: true,
  }),
  tour('bangladesh-tours', {
    id: 'tour-sajek',
    name: 'Sajek Valley, 2 Nights',
    country: 'Bangladesh',
    facts: [
      ['Length', '3 days'],
      ['Included', 'Bus, jeep, cottage'],
      ['Group', '8 to 16 people'],
    ],
    about:
      'The road of the hill country with the army’s convoy, and the morning when the clouds lie below you.',
    plan: ['Night bus to Khagrachhari', 'Jeep to Sajek', 'Konglak hill, Alutila cave'],
    included: ['Bus and jeep', 'Cottage', 'Meals'],
    needed: ['NID copies, four'],
    fees: [['Tour', 7_900, 'adult']],
    picture: ['mountains', 'dusk', 123],
  }),
  tour('bangladesh-tours', {
    id: 'tour-saint-martin',
    name: 'Saint Martin Island, 3 Days',
    country: 'Bangladesh',
    facts: [
      ['Length', '3 days'],
      ['Included', 'Ship, cottage, meals'],
      ['Group', '8 to 16 people'],
    ],
    about:
      'Coral, coconuts and no cars. The number of visitors a day is limited: we register you with the ministry.',
    plan: ['Ship from Cox’s Bazar', 'Chhera Dwip at low tide', 'A day for nothing'],
    included: ['Ship', 'Cottage at the western beach', 'Meals with fish'],
    needed: ['Travel pass, made by us', 'No plastic'],
    fees: [['Tour', 13_800, 'adult']],
    picture: ['beach', 'dusk', 124],
  }),
  tour('bangladesh-tours', {
    id: 'tour-sylhet',
    name: 'Sylhet: Ratargul and Jaflong',
    country: 'Bangladesh',
    facts: [
      ['Length', '3 days'],
      ['Included', 'Car, hotel, boats'],
      ['Group', '8 to 16 people'],
    ],
    about: 'A swamp forest by canoe and a river so clear that the stones seem to float.',
    plan: ['Ratargul', 'Jaflong and the Khasi village', 'Tea gardens and home'],
    included: ['Car', 'Hotel', 'Boats'],
    needed: ['Change of clothes'],
    fees: [['Tour', 8_400, 'adult']],
    picture: ['tea-hills', 'noon', 125],
  }),
  tour('international-tours', {
    id: 'tour-nepal',
    name: 'Nepal: Kathmandu, Pokhara, Nagarkot',
    country: 'Nepal',
    facts: [
      ['Length', '6 days'],
      ['Included', 'Flights, hotels, car'],
      ['Group', '8 to 16 people'],
    ],
    about: 'Six days, two towns and one sunrise behind Everest, weather permitting.',
    plan: [
      'Kathmandu',
      'Pokhara, two nights',
      'Sarangkot at sunrise',
      'Nagarkot',
      'Bhaktapur and home',
    ],
    included: ['Flights', 'Hotels with breakfast', 'Car'],
    needed: ['Passport', 'Photo'],
    fees: [['Tour', 52_000, 'adult']],
    picture: ['mountains', 'golden', 126],
  }),
  tour('international-tours', {
    id: 'tour-maldives',
    name: 'Maldives on an Island of Locals',
    country: 'Maldives',
    facts: [
      ['Length', '4 days'],
      ['Included', 'Visa, meals, trips'],
      ['Group', '8 to 16 people'],
    ],
    about:
      'The same sea as the resorts, from a guest house on Maafushi, with halal meals and a beach for swimmers.',
    plan: ['Speedboat from Malé', 'Snorkelling at three reefs', 'Sandbank picnic', 'Free day'],
    included: ['Visa on arrival', 'Breakfast and dinner', 'Two trips'],
    needed: ['Passport', 'IMUGA form, made by us'],
    fees: [['Tour', 78_000, 'adult']],
    picture: ['resort-island', 'golden', 127],
  }),
  tour('international-tours', {
    id: 'tour-bali',
    name: 'Bali for Two, 5 Days',
    country: 'Indonesia',
    facts: [
      ['Length', '5 days'],
      ['Included', 'Hotels, car, boat'],
    ],
    about: 'Rice terraces, a swing for the photograph and two days by the sea.',
    plan: ['Ubud', 'Tegallalang and temples', 'Nusa Penida by boat', 'Kuta'],
    included: ['Hotels', 'Car with driver', 'Boat'],
    needed: ['C1 visa', 'Return ticket'],
    fees: [['Tour', 64_000, 'adult']],
    picture: ['resort-island', 'morning', 128],
  }),
  tour('international-tours', {
    id: 'tour-bhutan',
    name: 'Bhutan Overland from Burimari',
    country: 'Bhutan',
    facts: [
      ['Length', '5 days'],
      ['Included', 'Car, hotels, guide'],
      ['Group', '8 to 16 people'],
    ],
    about: 'By road through the Dooars to Phuentsholing and up to Thimphu and Paro.',
    plan: ['Burimari to Phuentsholing', 'Thimphu', 'Punakha', 'Paro and Tiger’s Nest', 'Back'],
    included: ['Car', 'Hotels', 'Guide and permit'],
    needed: ['Indian transit visa', 'Sustainable development fee, 15 dollars a night'],
    fees: [['Tour', 46_000, 'adult']],
    picture: ['road-trip', 'morning', 129],
  }),
];
