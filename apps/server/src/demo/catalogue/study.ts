import type { DemoService } from './demo-service.ts';
import { family } from './packages.ts';

const admission = family({
  category: 'student-admission',
  kind: 'Study',
  provider: 'Pothik Student Desk',
  planHeading: 'From certificate to campus',
  closing:
    'We are paid by you and take no commission from universities, so we can tell you when another one suits you better.',
  weeks: { min: 12, max: 24 },
  refunds: [
    { step: 'Before the application is sent', refund: 'Everything but the first talk' },
    { step: 'No university takes you', refund: 'Half of the service charge' },
    {
      step: 'The visa is refused',
      refund: 'Tuition by the university’s rules; not the service charge',
    },
  ],
});

export const study: DemoService[] = [
  admission('study-in-asia', {
    id: 'study-malaysia',
    name: 'Bachelor’s Degree in Malaysia',
    country: 'Malaysia',
    facts: [['Language', 'IELTS 5.5']],
    card: 'Student Pass',
    about:
      'Degrees of British and Australian universities at a third of the cost, three hours and a half from home.',
    plan: [
      'Choice of three universities',
      'Offer letter in two weeks',
      'EMGS approval in six weeks',
      'Single-entry visa and arrival',
    ],
    included: ['Application to three universities', 'EMGS tracking', 'Airport pick-up'],
    needed: ['HSC with GPA 3.0', 'IELTS 5.5 or the university’s test', 'Statement of a sponsor'],
    fees: [
      ['Service charge', 25_000, 'booking'],
      ['EMGS fee', 38_000, 'booking'],
    ],
    picture: ['lecture-hall', 'noon', 111],
    featured: true,
  }),
  admission('study-in-asia', {
    id: 'study-japan-language-school',
    name: 'Japanese Language School',
    country: 'Japan',
    facts: [['Language', 'JLPT N5 or NAT']],
    card: 'Student Visa',
    about:
      'One or two years in Tokyo or Fukuoka with 28 hours of work a week, as the road to a vocational college or an SSW job.',
    plan: [
      '150 hours of Japanese with us',
      'Interview with the school',
      'Certificate of eligibility',
      'Visa in Dhaka',
    ],
    included: ['Course to N5', 'Papers translated', 'Dormitory booked'],
    needed: ['HSC, at most five years ago', 'Sponsor with 1,800,000 taka', 'JLPT N5 or NAT'],
    fees: [['Service charge', 40_000, 'booking']],
    picture: ['tokyo', 'dawn', 112],
  }),
  admission('study-in-asia', {
    id: 'study-china-scholarship',
    name: 'Chinese Government Scholarship',
    country: 'China',
    facts: [['Covers', 'Tuition, room, allowance']],
    card: 'X1 Student Visa',
    about:
      'Tuition, room and a monthly sum. About one in eight of our applicants gets it; the rest get their service charge back.',
    plan: [
      'Choice of programme and supervisor',
      'Application between January and March',
      'Results in July',
      'Visa and flight in August',
    ],
    included: ['Study plan edited', 'Two supervisors written to'],
    needed: ['Last degree with 70 %', 'Two letters of reference', 'Physical examination form'],
    fees: [['Service charge', 15_000, 'booking']],
    picture: ['lecture-hall', 'golden', 113],
  }),
  admission('study-in-the-west', {
    id: 'study-uk',
    name: 'Master’s Degree in the United Kingdom',
    country: 'United Kingdom',
    facts: [['Language', 'IELTS 6.5']],
    card: 'Student Route',
    about: 'One year to the degree and eighteen months to work afterwards. January and September.',
    plan: [
      'Offer and deposit',
      'CAS letter',
      'Money in the account for 28 days',
      'Visa in three weeks',
    ],
    included: ['Four applications', 'Interview practice', 'Accommodation'],
    needed: ['Bachelor with 55 %', 'IELTS 6.5', 'Tuition and nine months of living costs'],
    fees: [['Service charge', 30_000, 'booking']],
    picture: ['old-town', 'morning', 114],
  }),
  admission('study-in-the-west', {
    id: 'study-germany',
    name: 'Study in Germany, with Blocked Account',
    country: 'Germany',
    facts: [['Language', 'IELTS 6.5 or B2']],
    card: 'National Visa (D), study',
    about:
      'No tuition at public universities. What you need is patience: the embassy’s queue is long, so we register you for it on the first day.',
    plan: [
      'Place on the embassy’s list',
      'uni-assist and the universities',
      'Blocked account of 11,904 euro',
      'Interview and visa',
    ],
    included: [
      'Check of your degree in Anabin',
      'Motivation letter edited',
      'Blocked account opened',
    ],
    needed: [
      'Bachelor or HSC with one year of study',
      'IELTS 6.5 or German B2',
      'APS is not needed from Bangladesh',
    ],
    fees: [['Service charge', 45_000, 'booking']],
    picture: ['train', 'morning', 115],
  }),
  admission('study-in-the-west', {
    id: 'study-canada',
    name: 'College and University in Canada',
    country: 'Canada',
    facts: [['Language', 'IELTS 6.5']],
    card: 'Study Permit',
    about:
      'Since the cap on permits every application needs an attestation letter of the province: we begin with that.',
    plan: [
      'Offer and attestation letter',
      'GIC of 22,895 dollars',
      'Permit with biometrics',
      'Arrival and SIN',
    ],
    included: ['Two applications', 'Study plan', 'GIC opened'],
    needed: ['IELTS 6.5', 'Explained gaps', 'Family’s income tax papers'],
    fees: [['Service charge', 60_000, 'booking']],
    picture: ['mountains', 'noon', 116],
  }),
  admission('study-in-the-west', {
    id: 'study-australia',
    name: 'Degree in Australia',
    country: 'Australia',
    facts: [['Language', 'IELTS 6.0']],
    card: 'Subclass 500',
    about: 'For those who can show the money and a reason: the genuine-student statement decides.',
    plan: [
      'Offer with conditions',
      'Statement and money papers',
      'CoE and health cover',
      'Visa in four to eight weeks',
    ],
    included: ['Three applications', 'Statement edited twice'],
    needed: ['IELTS 6.0', '29,710 dollars for the first year, and tuition'],
    fees: [['Service charge', 35_000, 'booking']],
    picture: ['lecture-hall', 'dusk', 117],
  }),
];
