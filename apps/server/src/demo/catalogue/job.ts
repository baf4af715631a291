import type { Hour, Subject } from '../scenes/scene-spec.ts';
import type { DemoService } from './demo-service.ts';

/** What is particular about one job; the rest follows from its country. */
interface JobFacts {
  id: string;
  title: string;
  employer: string;
  salary: [min: number, max: number];
  /** What the day looks like, one or two sentences. */
  work: string;
  requirements: string[];
  benefits?: string[];
  years?: [min: number, max?: number];
  education?: string;
  languages?: string[];
  charge: number;
  picture: [subject: Subject, hour: Hour, seed: number];
  featured?: true;
}

/** How work permits of one destination go. */
interface Destination {
  subcategory: string;
  country: string;
  currency: string;
  visaType: string;
  months: number;
  /** From the interview to the flight. */
  weeks: { min: number; max: number };
  /** From the interview to the flight. */
  steps: string[];
  benefits: string[];
  languages: string[];
  note: string;
}

/** Of the recruiting agency; invented, as is all of the demonstration. */
const licence = {
  number: 'RL-0000',
  checkAt: 'https://bmet.gov.bd',
  checkedOn: '2026-11-03',
};

/** Jobs of one destination. */
export function jobsIn(destination: Destination) {
  return (facts: JobFacts): DemoService => {
    const [subject, hour, seed] = facts.picture;
    const [least, most] = facts.years ?? [];
    const steps = destination.steps.map((step) => `<li>${step}</li>`).join('');
    return {
      id: facts.id,
      jobTitle: facts.title,
      category: 'jobs-abroad',
      subcategory: destination.subcategory,
      serviceType: 'other',
      country: destination.country,
      provider: facts.employer,
      visaType: destination.visaType,
      salary: { min: facts.salary[0], max: facts.salary[1], currency: destination.currency },
      description: `<p>${facts.work}</p><h3>From interview to flight</h3><ol>${steps}</ol><p><strong>Good to know:</strong> ${destination.note}</p>`,
      benefits: [...(facts.benefits ?? []), ...destination.benefits],
      requirements: ['Passport valid for at least 18 months', ...facts.requirements],
      ...(least === undefined
        ? {}
        : {
            experience: { min: least, ...(most === undefined ? {} : { max: most }), unit: 'years' },
          }),
      ...(facts.education ? { education: facts.education } : {}),
      contract: { duration: destination.months, unit: 'months' },
      languages: facts.languages ?? destination.languages,
      fees: [
        {
          label: 'Service charge',
          amount: facts.charge,
          per: 'booking',
          due: 'Half with the contract, half with the visa',
        },
        {
          label: 'BMET registration and clearance',
          amount: 4_500,
          per: 'booking',
          due: 'After the visa',
          isOfficial: true,
        },
        {
          label: 'Medical examination',
          amount: 8_500,
          per: 'booking',
          due: 'After the interview',
          isOfficial: true,
        },
      ],
      weeks: destination.weeks,
      refunds: [
        { step: 'Before the contract is signed', refund: 'Nothing has been paid' },
        { step: 'The employer or the embassy refuses', refund: 'The service charge, all of it' },
        { step: 'You step back after the visa', refund: 'Nothing; the permit is used up' },
      ],
      licence,
      ...(facts.featured ? { featured: true } : {}),
      scenes: [
        { subject, hour, seed },
        { subject: 'airport', hour: 'dawn', seed: seed + 5_000 },
      ],
    };
  };
}
