import type { Hour, Subject } from '../scenes/scene-spec.ts';
import type { DemoService } from './demo-service.ts';

interface HotelFacts {
  id: string;
  name: string;
  subcategory: 'hotels-in-bangladesh' | 'hotels-abroad';
  country: string;
  /** Its stars, or what it is instead. */
  standard: string;
  area: string;
  night: number;
  about: string;
  room: string;
  has: string[];
  picture: [Subject, Hour, number];
  featured?: true;
}

function hotel(facts: HotelFacts): DemoService {
  const [subject, hour, seed] = facts.picture;
  return {
    id: facts.id,
    name: facts.name,
    category: 'hotels',
    subcategory: facts.subcategory,
    serviceType: 'hotel',
    country: facts.country,
    provider: 'Pothik Stays',
    facts: [
      { label: 'Class', value: facts.standard },
      { label: 'Area', value: facts.area },
    ],
    description: `<p>${facts.about}</p><h3>The room</h3><p>${facts.room}</p><p>Free of charge until 48 hours before you arrive; after that the first night is due.</p>`,
    benefits: facts.has,
    requirements: [
      facts.subcategory === 'hotels-abroad'
        ? 'Passport and visa at check-in'
        : 'NID or passport of every guest',
      'Couples: marriage certificate where the hotel asks for it',
    ],
    fees: [
      {
        label: 'Room, one night for two',
        amount: facts.night,
        per: 'booking',
        due: 'On arrival',
      },
    ],
    refunds: [
      { step: 'Until 48 hours before you arrive', refund: 'Everything' },
      { step: 'Later', refund: 'All but the first night' },
    ],
    ...(facts.featured ? { featured: true } : {}),
    scenes: [
      { subject, hour, seed },
      { subject: 'hotel-room', hour, seed: seed + 5_000 },
    ],
  };
}

export const hotels: DemoService[] = [
  hotel({
    id: 'hotel-coxs-bazar-sea-view',
    name: 'Sea View Hotel, Cox’s Bazar',
    subcategory: 'hotels-in-bangladesh',
    country: 'Bangladesh',
    standard: '3 stars',
    area: 'Kolatoli beach',
    night: 6_500,
    about:
      'Two minutes on foot from Kolatoli beach, with a roof where breakfast is served facing the water.',
    room: 'A double bed and a single one, 26 square metres, balcony to the sea from the fourth floor up.',
    has: ['Breakfast for two', 'Pool', 'Car from the airport'],
    picture: ['beach', 'golden', 81],
    featured: true,
  }),
  hotel({
    id: 'hotel-inani-eco-resort',
    name: 'Inani Eco Resort',
    subcategory: 'hotels-in-bangladesh',
    country: 'Bangladesh',
    standard: 'Eco resort',
    area: 'Inani beach',
    night: 8_200,
    about:
      'Bamboo and timber cottages at the quiet end of Inani beach, five minutes from Marine Drive. At night you hear nothing but the waves.',
    room: 'A cottage for two with a veranda and a hammock. Solar power, hot water from seven in the evening.',
    has: ['Breakfast and dinner', 'Bicycles', 'Bonfire on Fridays'],
    picture: ['resort-island', 'dusk', 82],
  }),
  hotel({
    id: 'hotel-sreemangal-tea-lodge',
    name: 'Tea Garden Lodge, Sreemangal',
    subcategory: 'hotels-in-bangladesh',
    country: 'Bangladesh',
    standard: 'Lodge',
    area: 'Tea gardens, Sreemangal',
    night: 5_400,
    about:
      'An old planter’s bungalow among tea, with a guide for Lawachara forest at six in the morning.',
    room: 'High ceilings, a fan and a fireplace that is lit in January.',
    has: ['Breakfast', 'Walk with a guide', 'Seven-layer tea'],
    picture: ['tea-hills', 'dawn', 83],
  }),
  hotel({
    id: 'hotel-bandarban-hill',
    name: 'Hilltop Cottages, Bandarban',
    subcategory: 'hotels-in-bangladesh',
    country: 'Bangladesh',
    standard: 'Cottages',
    area: 'Above the Sangu river',
    night: 4_800,
    about: 'Cottages on the ridge above the Sangu, for mornings when the valley is full of cloud.',
    room: 'Wooden cottage for two or four, blankets, a jug of hot water.',
    has: ['Breakfast', 'Permission papers for Nilgiri arranged'],
    picture: ['mountains', 'dawn', 84],
  }),
  hotel({
    id: 'hotel-dhaka-transit',
    name: 'Airport Transit Hotel, Dhaka',
    subcategory: 'hotels-in-bangladesh',
    country: 'Bangladesh',
    standard: '2 stars',
    area: '8 minutes to the airport',
    night: 3_200,
    about:
      'For the night before an early flight: eight minutes from the terminal, a shuttle every half hour.',
    room: 'Quiet rooms with double windows, or a bed in a clean hall for 900 taka.',
    has: ['Shuttle', 'Luggage weighed and wrapped', 'Wake-up call'],
    picture: ['airport', 'dusk', 85],
  }),
  hotel({
    id: 'hotel-makkah-ajyad',
    name: 'Ajyad Hotel, Makkah',
    subcategory: 'hotels-abroad',
    country: 'Saudi Arabia',
    standard: '4 stars',
    area: '600 m to the Haram',
    night: 14_500,
    about:
      'Six hundred metres from the Haram on flat ground, with Bangla-speaking staff and a lift for wheelchairs.',
    room: 'Two to five beds, a kettle and a small fridge.',
    has: ['Breakfast', 'Shuttle at prayer times'],
    picture: ['kaaba', 'dusk', 86],
  }),
  hotel({
    id: 'hotel-bangkok-sukhumvit',
    name: 'Serviced Rooms near Sukhumvit, Bangkok',
    subcategory: 'hotels-abroad',
    country: 'Thailand',
    standard: 'Flats',
    area: 'Sukhumvit, Bangkok',
    night: 6_900,
    about:
      'For patients and their families: a kitchen, halal shops at the corner and a hospital at ten minutes.',
    room: 'One bedroom, washing machine, weekly rates.',
    has: ['Wheelchair', 'Hospital shuttle', 'Halal kitchen'],
    picture: ['gulf-skyline', 'dawn', 87],
  }),
  hotel({
    id: 'hotel-kolkata-mukundapur',
    name: 'Guest House in Mukundapur, Kolkata',
    subcategory: 'hotels-abroad',
    country: 'India',
    standard: 'Guest house',
    area: 'Mukundapur, Kolkata',
    night: 2_600,
    about:
      'Among the hospitals of the bypass, run by a family that has looked after patients from Bangladesh for years.',
    room: 'Two beds, bath, a shared kitchen on each floor.',
    has: ['Form C filled in for you', 'Help with SIM and money exchange'],
    picture: ['hospital', 'dusk', 88],
  }),
];
