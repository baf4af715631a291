import type { Hour } from '../scenes/scene-spec.ts';
import type { DemoFee, DemoService } from './demo-service.ts';

/** What children pay of the fare, as a share of it. */
const fares = [
  ['adult', 1],
  ['child', 0.75],
  ['infant', 0.12],
] as const;

interface FlightFacts {
  id: string;
  name: string;
  subcategory: 'international-flights' | 'domestic-flights';
  country: string;
  airline: string;
  /** Stops and hours in the air. */
  time: string;
  route: string;
  fare: number;
  about: string;
  bags: string;
  change: string;
  picture: [DemoService['scenes'][number]['subject'], Hour, number];
  featured?: true;
}

function flight(facts: FlightFacts): DemoService {
  const [subject, hour, seed] = facts.picture;
  return {
    id: facts.id,
    name: facts.name,
    category: 'air-tickets',
    subcategory: facts.subcategory,
    serviceType: 'flight',
    country: facts.country,
    provider: facts.airline,
    facts: [
      { label: 'Flight', value: facts.time },
      { label: 'Route', value: facts.route },
    ],
    description: `<p>${facts.about}</p><table><tbody><tr><th>Baggage</th><td>${facts.bags}</td></tr><tr><th>Change and refund</th><td>${facts.change}</td></tr></tbody></table><p>Fares move with the seats that are left. We hold the one that we name for two hours, or as long as the airline lets us.</p>`,
    benefits: [
      'Ticket by e-mail and WhatsApp within the hour',
      'Web check-in done for you',
      'One number to call when a flight moves',
    ],
    requirements: [
      'Name exactly as in the passport or NID',
      facts.subcategory === 'domestic-flights'
        ? 'Photo ID at the airport'
        : 'Passport and visa, where one is needed',
    ],
    fees: [
      ...fares.map(([per, share]): DemoFee => ({
        label: 'Fare',
        amount: Math.round(facts.fare * share),
        per,
        due: 'Before the ticket is issued',
        isOfficial: true,
      })),
      { label: 'Service charge', amount: 500, per: 'booking', due: 'With the fare' },
    ],
    refunds: [
      { step: 'Before the ticket is issued', refund: 'Everything' },
      {
        step: 'After it is issued',
        refund: 'As the airline’s rules above say; not the service charge',
      },
    ],
    ...(facts.featured ? { featured: true } : {}),
    scenes: [{ subject, hour, seed }],
  };
}

export const airTickets: DemoService[] = [
  flight({
    id: 'flight-dhaka-dubai',
    name: 'Dhaka to Dubai, Return',
    subcategory: 'international-flights',
    country: 'United Arab Emirates',
    airline: 'Emirates',
    time: 'Non-stop, 5 h',
    route: 'Dhaka – Dubai – Dhaka',
    fare: 68_000,
    about: 'Three flights a day, five hours, with connections to Europe from the same terminal.',
    bags: '30 kg and 7 kg in the cabin',
    change: 'Change 12,000 taka; refund less 25,000 taka',
    picture: ['plane-over-clouds', 'golden', 71],
    featured: true,
  }),
  flight({
    id: 'flight-dhaka-kuala-lumpur',
    name: 'Dhaka to Kuala Lumpur, One Way',
    subcategory: 'international-flights',
    country: 'Malaysia',
    airline: 'US-Bangla Airlines',
    time: 'Non-stop, 4 h',
    route: 'Dhaka – Kuala Lumpur',
    fare: 34_000,
    about: 'Nightly, four hours. Workers with a calling visa get extra baggage on request.',
    bags: '30 kg and 7 kg in the cabin',
    change: 'Change 6,000 taka; no refund after departure',
    picture: ['plane-over-clouds', 'night', 72],
  }),
  flight({
    id: 'flight-dhaka-riyadh',
    name: 'Dhaka to Riyadh, Workers’ Fare',
    subcategory: 'international-flights',
    country: 'Saudi Arabia',
    airline: 'Biman Bangladesh Airlines',
    time: 'Non-stop, 6 h',
    route: 'Dhaka – Riyadh',
    fare: 45_000,
    about:
      'A fixed fare for holders of a BMET smart card, agreed with the airline, so that it does not rise before a long leave ends.',
    bags: '46 kg in two pieces',
    change: 'One change free of charge',
    picture: ['airport', 'night', 73],
  }),
  flight({
    id: 'flight-sylhet-london',
    name: 'Sylhet to London, Return',
    subcategory: 'international-flights',
    country: 'United Kingdom',
    airline: 'Biman Bangladesh Airlines',
    time: 'Non-stop, 11 h',
    route: 'Sylhet – London – Sylhet',
    fare: 128_000,
    about: 'Non-stop to Heathrow three times a week; eleven hours there, ten back.',
    bags: '40 kg in two pieces',
    change: 'Change 18,000 taka; refund less 35,000 taka',
    picture: ['plane-over-clouds', 'dawn', 74],
  }),
  flight({
    id: 'flight-dhaka-bangkok',
    name: 'Dhaka to Bangkok, Return',
    subcategory: 'international-flights',
    country: 'Thailand',
    airline: 'US-Bangla Airlines',
    time: 'Non-stop, 2½ h',
    route: 'Dhaka – Bangkok – Dhaka',
    fare: 31_000,
    about:
      'In the morning and at noon, two and a half hours; good for a hospital appointment on the same day.',
    bags: '20 kg and 7 kg in the cabin',
    change: 'Change 5,000 taka; refund less 12,000 taka',
    picture: ['airport', 'morning', 75],
  }),
  flight({
    id: 'flight-dhaka-kolkata',
    name: 'Dhaka to Kolkata, Return',
    subcategory: 'international-flights',
    country: 'India',
    airline: 'Novo Air',
    time: 'Non-stop, 1 h',
    route: 'Dhaka – Kolkata – Dhaka',
    fare: 13_500,
    about: 'Under an hour in the air. Be at the airport three hours ahead all the same.',
    bags: '20 kg',
    change: 'Change 3,000 taka',
    picture: ['plane-over-clouds', 'morning', 76],
  }),
  flight({
    id: 'flight-dhaka-coxs-bazar',
    name: 'Dhaka to Cox’s Bazar',
    subcategory: 'domestic-flights',
    country: 'Bangladesh',
    airline: 'US-Bangla Airlines',
    time: 'Non-stop, 1 h',
    route: 'Dhaka – Cox’s Bazar',
    fare: 5_900,
    about: 'Twelve flights a day over the sea. Sit on the left for the view at landing.',
    bags: '20 kg',
    change: 'Change 1,500 taka until three hours before',
    picture: ['beach', 'morning', 77],
  }),
  flight({
    id: 'flight-dhaka-sylhet',
    name: 'Dhaka to Sylhet',
    subcategory: 'domestic-flights',
    country: 'Bangladesh',
    airline: 'Novo Air',
    time: 'Non-stop, 50 min',
    route: 'Dhaka – Sylhet',
    fare: 4_200,
    about: 'Fifty minutes instead of six hours by road.',
    bags: '20 kg',
    change: 'Change 1,200 taka',
    picture: ['tea-hills', 'morning', 78],
  }),
  flight({
    id: 'flight-dhaka-saidpur',
    name: 'Dhaka to Saidpur',
    subcategory: 'domestic-flights',
    country: 'Bangladesh',
    airline: 'Biman Bangladesh Airlines',
    time: 'Non-stop, 1 h',
    route: 'Dhaka – Saidpur',
    fare: 4_700,
    about: 'For Rangpur, Dinajpur and the north; a minibus to the towns meets every flight.',
    bags: '20 kg',
    change: 'Change 1,200 taka',
    picture: ['airport', 'golden', 79],
  }),
];
