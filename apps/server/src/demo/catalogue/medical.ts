import type { DemoService } from './demo-service.ts';
import { family } from './packages.ts';

const treatment = family({
  category: 'medical-travel',
  kind: 'Treatment',
  provider: 'Pothik Medical Desk',
  planHeading: 'What we do',
  closing:
    'We are not doctors and recommend no treatment. Your reports go to the hospital that you choose and to nobody else.',
  weeks: { min: 1, max: 3 },
  refunds: [
    { step: 'Before your reports are sent', refund: 'Everything' },
    { step: 'The hospital can not take you', refund: 'The service charge, all of it' },
    {
      step: 'You do not travel',
      refund: 'Half of the service charge; the hospital’s part by its rules',
    },
  ],
});

export const medicalTravel: DemoService[] = [
  treatment('treatment-in-india', {
    id: 'medical-chennai-heart',
    name: 'Heart Treatment in Chennai',
    country: 'India',
    facts: [
      ['Opinion', 'In 3 days'],
      ['With you', 'On the first day'],
    ],
    about:
      'A second opinion in three days, an estimate in writing, and somebody who speaks Bangla at the hospital’s door.',
    plan: [
      'Reports to two hospitals',
      'Opinion and estimate',
      'Visa, flight, room',
      'With you on the first day',
    ],
    included: ['Second opinion', 'Visa papers', 'Interpreter on the first day'],
    needed: ['ECG, echo and angiogram, if made', 'Passports of patient and attendants'],
    fees: [['Service charge', 6_000, 'booking']],
    picture: ['hospital', 'dawn', 131],
    featured: true,
  }),
  treatment('treatment-in-india', {
    id: 'medical-vellore-checkup',
    name: 'Appointment in Vellore',
    country: 'India',
    facts: [
      ['Date', 'Before you travel'],
      ['Room', 'Near the gate'],
    ],
    about:
      'The queue is famous, and so is the honesty. We get the registration number and the first date before you travel.',
    plan: ['Registration', 'Date with the department', 'Room near the gate'],
    included: ['Appointment', 'Train from Chennai'],
    needed: ['Passport', 'Short history of the illness'],
    fees: [['Service charge', 3_500, 'booking']],
    picture: ['hospital', 'night', 132],
  }),
  treatment('treatment-in-india', {
    id: 'medical-kolkata-cancer',
    name: 'Cancer Consultation in Kolkata',
    country: 'India',
    facts: [
      ['Opinion', 'Within a week'],
      ['Plan', 'Explained in Bangla'],
    ],
    about:
      'Tumour board within a week, and the plan that comes out of it can often be followed in Dhaka.',
    plan: ['Slides and scans collected', 'Tumour board', 'Plan in writing, explained in Bangla'],
    included: ['Slides couriered', 'Consultation booked'],
    needed: ['Biopsy slides and blocks', 'All scans on disc'],
    fees: [['Service charge', 5_000, 'booking']],
  }),
  treatment('treatment-in-thailand-singapore', {
    id: 'medical-bangkok-checkup',
    name: 'Health Check in Bangkok',
    country: 'Thailand',
    facts: [
      ['Takes', 'One morning'],
      ['Tests', 'Forty'],
    ],
    about:
      'Forty tests in one morning, results in the afternoon, a doctor who takes half an hour for them.',
    plan: ['Package chosen by age', 'E-visa', 'Check and results', 'Report translated'],
    included: ['Appointment', 'Car to the hospital'],
    needed: ['Fasting for ten hours'],
    fees: [
      ['Check', 38_000, 'adult'],
      ['Service charge', 3_000, 'booking'],
    ],
    picture: ['hospital', 'golden', 134],
  }),
  treatment('treatment-in-thailand-singapore', {
    id: 'medical-bangkok-orthopaedics',
    name: 'Knee and Hip Replacement in Bangkok',
    country: 'Thailand',
    facts: [
      ['Hospital', '7 nights'],
      ['Afterwards', '2 weeks of physiotherapy'],
    ],
    about:
      'Seven nights in hospital, two weeks of physiotherapy nearby, then home without crutches in most cases.',
    plan: ['X-rays to the surgeon', 'Fixed price', 'Operation', 'Physiotherapy'],
    included: ['Fixed price in writing', 'Serviced room booked'],
    needed: ['X-rays and blood tests', 'Attendant'],
    fees: [['Service charge', 10_000, 'booking']],
    picture: ['hotel-room', 'dawn', 135],
  }),
  treatment('treatment-in-thailand-singapore', {
    id: 'medical-singapore-specialist',
    name: 'Specialist Appointment in Singapore',
    country: 'Singapore',
    facts: [
      ['For', 'Second opinions'],
      ['Letter', 'For the visa'],
    ],
    about:
      'For rare illnesses and second opinions; we tell you first when the same doctor visits Dhaka.',
    plan: ['Specialist found', 'Visa with hospital letter', 'Appointment'],
    included: ['Appointment', 'Letter for the visa'],
    needed: ['Reports', 'Deposit of the hospital'],
    fees: [['Service charge', 8_000, 'booking']],
    picture: ['gulf-skyline', 'morning', 136],
  }),
];
