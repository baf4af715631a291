import type { Hour, Subject } from '../scenes/scene-spec.ts';
import type { DemoService } from './demo-service.ts';

interface VisaFacts {
  id: string;
  name: string;
  subcategory: 'tourist-visa' | 'medical-visa' | 'business-visa';
  country: string;
  kind: string;
  about: string;
  how: string[];
  papers: string[];
  embassyFee: number;
  charge: number;
  picture: [Subject, Hour, number];
  featured?: true;
}

function visa(facts: VisaFacts): DemoService {
  const [subject, hour, seed] = facts.picture;
  return {
    id: facts.id,
    name: facts.name,
    category: 'visa-services',
    subcategory: facts.subcategory,
    serviceType: 'visa',
    country: facts.country,
    provider: 'Pothik Visa Desk',
    visaType: facts.kind,
    description: `<p>${facts.about}</p><h3>How it goes</h3><ol>${facts.how.map((step) => `<li>${step}</li>`).join('')}</ol><p>The decision is the embassy’s alone. We check your papers, fill in the forms and tell you honestly when an application is too weak to be worth the fee.</p>`,
    benefits: [
      'Papers checked by two people',
      'Cover letter and itinerary written for you',
      'News by phone at every step',
    ],
    requirements: ['Passport valid for six months with two empty pages', ...facts.papers],
    fees: [
      {
        label: 'Embassy and centre fee',
        amount: facts.embassyFee,
        per: 'adult',
        due: 'On the day of submission',
        isOfficial: true,
      },
      {
        label: 'Service charge',
        amount: facts.charge,
        per: 'adult',
        due: 'When we begin with your papers',
      },
    ],
    weeks: facts.subcategory === 'business-visa' ? { min: 1, max: 3 } : { min: 2, max: 4 },
    refunds: [
      {
        step: 'Before we submit',
        refund: 'The embassy fee, all of it; half of the service charge',
      },
      {
        step: 'The embassy refuses',
        refund: 'Nothing: the fee is the embassy’s, and the work is done',
      },
    ],
    ...(facts.featured ? { featured: true } : {}),
    scenes: [
      { subject, hour, seed },
      { subject: 'passport-desk', hour: 'morning', seed: seed + 5_000 },
    ],
  };
}

export const visas: DemoService[] = [
  visa({
    id: 'thailand-tourist-visa',
    name: 'Thailand Tourist Visa',
    subcategory: 'tourist-visa',
    country: 'Thailand',
    kind: 'Tourist Visa, single entry',
    about:
      'Sixty days in Thailand, applied for on the e-visa site and decided in Dhaka, usually within ten working days.',
    how: [
      'Account and form on the e-visa site',
      'Upload of passport, photo and bank statement',
      'Interview by phone in some cases',
      'Visa by e-mail',
    ],
    papers: [
      'Bank statement of six months, about 60,000 taka at the end',
      'Photo 35 × 45 mm on white',
      'Hotel and return ticket',
    ],
    embassyFee: 4_500,
    charge: 2_500,
    picture: ['resort-island', 'noon', 51],
    featured: true,
  }),
  visa({
    id: 'malaysia-evisa',
    name: 'Malaysia eVISA',
    subcategory: 'tourist-visa',
    country: 'Malaysia',
    kind: 'eVISA, single entry',
    about:
      'Thirty days, single entry, wholly online. The print-out is checked with your return ticket and money at the counter in Kuala Lumpur.',
    how: [
      'Form with photo',
      'Payment by card',
      'Answer in three to five working days',
      'Arrival card (MDAC) three days before the flight',
    ],
    papers: ['Bank statement of three months', 'Return ticket', 'Hotel or letter of a host'],
    embassyFee: 3_800,
    charge: 2_000,
    picture: ['twin-towers', 'night', 52],
  }),
  visa({
    id: 'singapore-visitor-visa',
    name: 'Singapore Visitor Visa',
    subcategory: 'tourist-visa',
    country: 'Singapore',
    kind: 'Visitor Visa, multiple entry',
    about:
      'Applied for through an authorised agent such as us, with a letter of introduction where a friend in Singapore invites you.',
    how: ['Form 14A and photo', 'Submission by our agent account', 'Answer in five working days'],
    papers: [
      'Bank statement and solvency certificate',
      'Office leave letter or trade licence',
      'Hotel booking',
    ],
    embassyFee: 3_000,
    charge: 3_500,
    picture: ['gulf-skyline', 'golden', 53],
  }),
  visa({
    id: 'schengen-italy-visa',
    name: 'Schengen Visa through Italy',
    subcategory: 'tourist-visa',
    country: 'Italy',
    kind: 'Schengen C, short stay',
    about:
      'For up to ninety days in twenty-nine countries, when most of your nights are in Italy. Appointments are scarce: begin three months ahead.',
    how: [
      'Appointment at the visa centre in Dhaka',
      'Biometrics, unless given within five years',
      'Fifteen to forty-five days of waiting',
      'Passport back by courier',
    ],
    papers: [
      'Travel insurance of 30,000 euro',
      'Tax certificate and six months of statements',
      'Day-by-day plan with bookings',
      'Proof that you will come back: job, family, land',
    ],
    embassyFee: 14_500,
    charge: 8_000,
    picture: ['old-town', 'golden', 54],
    featured: true,
  }),
  visa({
    id: 'uk-visitor-visa',
    name: 'UK Standard Visitor Visa',
    subcategory: 'tourist-visa',
    country: 'United Kingdom',
    kind: 'Standard Visitor, six months',
    about:
      'For holidays, family visits and short business. The officer reads whether the money in your account can be explained: we go through it with you line by line.',
    how: [
      'Form online, in English',
      'Fingerprints at the centre in Dhaka, Sylhet or Chattogram',
      'Three weeks, or five days with priority',
    ],
    papers: [
      'Statements of six months with the sources of large deposits',
      'Employment letter',
      'Invitation and the host’s papers, if there is one',
    ],
    embassyFee: 19_800,
    charge: 9_000,
    picture: ['old-town', 'dawn', 55],
  }),
  visa({
    id: 'turkiye-visa',
    name: 'Türkiye Tourist Visa',
    subcategory: 'tourist-visa',
    country: 'Türkiye',
    kind: 'Sticker Visa, single entry',
    about:
      'Holders of a valid Schengen, UK or US visa get an e-visa in minutes; everybody else applies at the centre in Gulshan.',
    how: [
      'We find out which of the two ways is yours',
      'Form and appointment',
      'Ten to fifteen working days',
    ],
    papers: ['Bank statement with 200,000 taka', 'Hotel for all nights', 'Insurance'],
    embassyFee: 9_800,
    charge: 3_500,
    picture: ['mosque', 'golden', 56],
  }),
  visa({
    id: 'nepal-arrival-guidance',
    name: 'Nepal Visa on Arrival: Guidance',
    subcategory: 'tourist-visa',
    country: 'Nepal',
    kind: 'Visa on arrival',
    about:
      'Bangladeshis get their first visa of the year free of charge at Tribhuvan airport. We prepare your form so that the queue is short.',
    how: [
      'Online form within fifteen days of arrival',
      'Print with bar code',
      'Stamp at the counter',
    ],
    papers: ['Return ticket', 'One photo', 'Dollar endorsement in the passport'],
    embassyFee: 0,
    charge: 500,
    picture: ['mountains', 'morning', 57],
  }),
  visa({
    id: 'indonesia-visa',
    name: 'Indonesia Tourist Visa (Bali)',
    subcategory: 'tourist-visa',
    country: 'Indonesia',
    kind: 'C1 Tourist, 60 days',
    about:
      'A single-entry e-visa that can be prolonged twice. It needs a sponsor in Indonesia: our partner in Denpasar is one.',
    how: [
      'Sponsor letter in two days',
      'Form on the immigration site',
      'Five to seven working days',
    ],
    papers: ['2,000 dollars in the account', 'Colour scan of the passport', 'Flight plan'],
    embassyFee: 9_200,
    charge: 6_500,
    picture: ['tea-hills', 'golden', 58],
  }),
  visa({
    id: 'india-medical-visa',
    name: 'India Medical and Attendant Visa',
    subcategory: 'medical-visa',
    country: 'India',
    kind: 'Medical Visa, triple entry',
    about:
      'For treatment at a recognised hospital, with up to two attendants from the family. Urgent cases are taken in without an appointment.',
    how: [
      'Letter of the hospital in India',
      'Form and appointment at an IVAC centre',
      'Five to ten working days',
    ],
    papers: [
      'Reports of the last six months',
      'Letter of your doctor here',
      '150 dollars endorsed or an international card',
      'NID or birth certificate and a utility bill',
    ],
    embassyFee: 824,
    charge: 1_500,
    picture: ['hospital', 'morning', 59],
  }),
  visa({
    id: 'thailand-medical-visa',
    name: 'Thailand Medical Visa',
    subcategory: 'medical-visa',
    country: 'Thailand',
    kind: 'MT, 60 days',
    about:
      'With the appointment letter of a hospital in Bangkok; the stay can be prolonged there while the treatment lasts.',
    how: [
      'Appointment with the hospital, by us',
      'E-visa with medical papers',
      'Five to ten working days',
    ],
    papers: [
      'Hospital letter with cost estimate',
      'Bank statement that covers it',
      'Medical history',
    ],
    embassyFee: 4_500,
    charge: 3_000,
    picture: ['hospital', 'golden', 60],
  }),
  visa({
    id: 'uae-visit-visa',
    name: 'UAE Visit Visa, 30 or 60 Days',
    subcategory: 'business-visa',
    country: 'United Arab Emirates',
    kind: 'Visit Visa',
    about:
      'For meetings, fairs and family. Approval depends on age, profession and earlier stays; since rules change from month to month we ask before you pay.',
    how: ['Check of eligibility, free', 'Photo and passport scan', 'Three to five working days'],
    papers: ['Bank statement', 'NID', 'Confirmed return ticket', 'Invitation for business visits'],
    embassyFee: 14_000,
    charge: 2_500,
    picture: ['gulf-skyline', 'noon', 61],
  }),
  visa({
    id: 'china-business-visa',
    name: 'China Business Visa (M)',
    subcategory: 'business-visa',
    country: 'China',
    kind: 'M Visa, multiple entry',
    about:
      'For buying at the Canton Fair or visiting a factory in Yiwu or Foshan. A second application can be for a year.',
    how: [
      'Invitation by your partner in China, or by ours',
      'Form with photograph by the centre’s rules',
      'Fingerprints in Banani',
      'Four working days, express two',
    ],
    papers: ['Trade licence, TIN and bank statement', 'Invitation letter', 'Older Chinese visas'],
    embassyFee: 7_300,
    charge: 5_000,
    picture: ['factory', 'night', 62],
  }),
];
