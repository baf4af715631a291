import type { DemoService } from './demo-service.ts';
import { family } from './packages.ts';

const paper = family({
  category: 'document-attestation',
  kind: 'Papers',
  provider: 'Pothik Papers',
  planHeading: 'The way of your paper',
  closing:
    'Originals travel in sealed envelopes with a receipt, and you see on your phone where they are.',
  weeks: { min: 1, max: 2 },
  refunds: [
    { step: 'Before the paper is handed in', refund: 'Everything' },
    { step: 'An office refuses the paper', refund: 'What has not been paid to an office yet' },
  ],
});

export const papers: DemoService[] = [
  paper('certificate-attestation', {
    id: 'attestation-mofa',
    name: 'MOFA Attestation',
    country: 'Bangladesh',
    facts: [
      ['Stamps', 'Both ministries'],
      ['Pick-up', 'In Dhaka'],
    ],
    about:
      'The stamp of the Ministry of Foreign Affairs, without which no embassy looks at a certificate.',
    plan: ['Education board or university', 'Ministry of Education', 'Ministry of Foreign Affairs'],
    included: ['Pick-up in Dhaka', 'Both ministries'],
    needed: ['Original and two copies', 'Passport copy'],
    fees: [['Per document', 1_200, 'booking']],
    picture: ['seals', 'morning', 141],
  }),
  paper('certificate-attestation', {
    id: 'attestation-uae',
    name: 'UAE Embassy Attestation',
    country: 'United Arab Emirates',
    facts: [
      ['Stamps', 'Dhaka and the UAE'],
      ['Scan', 'Of each step'],
    ],
    about: 'For degrees and marriage certificates that are used in Dubai or Abu Dhabi.',
    plan: ['MOFA in Dhaka', 'Embassy of the UAE', 'MOFA in the UAE, by our partner'],
    included: ['All three stamps', 'Scan of each step'],
    needed: ['Original certificate', 'Authorisation letter'],
    fees: [['Per document', 9_500, 'booking']],
    picture: ['seals', 'golden', 142],
    featured: true,
  }),
  paper('certificate-attestation', {
    id: 'attestation-saudi',
    name: 'Saudi Cultural Attestation',
    country: 'Saudi Arabia',
    facts: [
      ['Stamps', 'MOFA and embassy'],
      ['Open to', 'Doctors, nurses, teachers'],
    ],
    about:
      'For doctors, nurses, engineers and teachers. The university is asked whether the degree is real: warn it.',
    plan: ['University’s confirmation', 'MOFA', 'Saudi embassy'],
    included: ['Letters to the university', 'Embassy'],
    needed: ['Degree and mark sheets', 'Visa or offer letter'],
    fees: [['Per document', 8_000, 'booking']],
    picture: ['seals', 'dusk', 143],
  }),
  paper('certificate-attestation', {
    id: 'apostille',
    name: 'Apostille for Europe',
    country: 'Bangladesh',
    facts: [
      ['Valid in', 'Over 100 countries'],
      ['Verified', 'Online, by a code'],
    ],
    about:
      'Since Bangladesh joined the convention one certificate replaces the embassies’ stamps in more than a hundred countries.',
    plan: [
      'Scan and application online',
      'Ministry’s check',
      'Apostille with a code that anybody can verify',
    ],
    included: ['Application', 'Translation checked'],
    needed: ['Original', 'Sworn translation, where asked for'],
    fees: [['Per document', 1_800, 'booking']],
    picture: ['seals', 'noon', 144],
  }),
  paper('clearances', {
    id: 'bmet-smart-card',
    name: 'BMET Clearance and Smart Card',
    country: 'Bangladesh',
    facts: [
      ['Training', '3 days'],
      ['Ends with', 'Smart card'],
    ],
    about:
      'The card that lets you through emigration as a worker and insures you abroad. Nobody leaves for work abroad without it.',
    plan: [
      'Registration in the Ami Probashi app',
      'Three-day training',
      'Fingerprints',
      'Smart card',
    ],
    included: ['Registration', 'Date for the training'],
    needed: ['Visa and contract', 'Bank account', 'Medical certificate'],
    fees: [
      ['Government fees', 4_500, 'booking'],
      ['Service charge', 1_000, 'booking'],
    ],
    picture: ['passport-desk', 'golden', 145],
  }),
  paper('clearances', {
    id: 'police-clearance',
    name: 'Police Clearance Certificate',
    country: 'Bangladesh',
    facts: [
      ['Takes', '10 days'],
      ['Visit', 'Police, at your address'],
    ],
    about:
      'For visas, work and study. The station of your address sends somebody to ask: be reachable.',
    plan: [
      'Form online',
      'Treasury payment by A-Challan',
      'Visit of the police',
      'Certificate in ten days',
    ],
    included: ['Form', 'Payment', 'Collection'],
    needed: ['Passport, first pages attested', 'Proof of address'],
    fees: [
      ['Government fee', 1_500, 'booking'],
      ['Service charge', 1_200, 'booking'],
    ],
    picture: ['passport-desk', 'noon', 146],
  }),
  paper('clearances', {
    id: 'e-passport-renewal',
    name: 'e-Passport, New or Renewed',
    country: 'Bangladesh',
    facts: [
      ['Pages', '48, for ten years'],
      ['You come', 'Once, for fingerprints'],
    ],
    about:
      'Form, payment and the right appointment; you come for picture and fingerprints, nobody can do that for you.',
    plan: ['Form checked against your NID', 'Payment', 'Appointment', 'Delivery'],
    included: ['Form', 'Appointment', 'Check before you go'],
    needed: ['NID or birth certificate', 'Old passport', 'Profession’s proof'],
    fees: [
      ['48 pages, ten years, regular', 5_750, 'booking'],
      ['Service charge', 800, 'booking'],
    ],
    picture: ['passport-desk', 'dusk', 147],
  }),
];

const {
  category: _category,
  subcategory: _subcategory,
  ...insurance
} = paper('', {
  id: 'travel-insurance-schengen',
  kind: 'Insurance',
  name: 'Travel Insurance for a Visa',
  country: 'Bangladesh',
  facts: [
    ['Cover', '50,000 dollars'],
    ['Lasts', '7 days to a year'],
  ],
  about: 'A policy that embassies accept, from seven days to a year, with cover of 50,000 dollars.',
  plan: [
    'Dates and passport',
    'Policy by e-mail in an hour',
    'Money back when the visa is refused',
  ],
  included: ['Hospital and repatriation', 'Lost baggage'],
  needed: ['Passport', 'Travel dates'],
  fees: [['Seven days', 1_150, 'adult']],
  picture: ['plane-over-clouds', 'noon', 148],
});

/** It stands in no category, as happens. */
export const insuranceWithoutCategory: DemoService = insurance;

/** Kept back until its prices are settled. */
export const drafts: DemoService[] = [
  {
    ...paper('clearances', {
      id: 'driving-permit-international',
      name: 'International Driving Permit',
      country: 'Bangladesh',
      about: 'For those who want to rent a car abroad.',
      plan: ['Form', 'Automobile association', 'Collection'],
      included: ['Form'],
      needed: ['Licence of BRTA'],
      fees: [['Fee', 3_500, 'booking']],
      picture: ['road-trip', 'golden', 149],
    }),
    draft: true,
  },
];
