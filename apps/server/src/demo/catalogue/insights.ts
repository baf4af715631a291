import type { SceneSpec } from '../scenes/scene-spec.ts';
import { bmetCardExplained } from './insights/bmet-card-explained.ts';
import { fakeJobOffers } from './insights/fake-job-offers.ts';
import { firstFlight } from './insights/first-flight.ts';
import { passportPhoto } from './insights/passport-photo.ts';
import { readingAContract } from './insights/reading-a-contract.ts';
import { umrahPacking } from './insights/umrah-packing.ts';

/** An article of the demonstration. */
export interface DemoInsight {
  id: string;
  title: string;
  excerpt: string;
  /** HTML of the allow-list. */
  body: string;
  /** Left out, it is shown as General. */
  category?: string;
  /** Slug of the category whose services stand beside it. */
  relatedCategory?: string;
  publishedAt: string;
  scene: SceneSpec;
}

export const insights: DemoInsight[] = [
  {
    id: 'fake-job-offers',
    title: 'Seven Signs of a Fake Job Offer',
    excerpt:
      'No interview, a salary that is too good, money before paper: how to tell, and where to ask.',
    body: fakeJobOffers,
    relatedCategory: 'jobs-abroad',
    category: 'Work abroad',
    publishedAt: '2026-10-12T04:00:00.000Z',
    scene: { subject: 'seals', hour: 'dawn', seed: 901 },
  },
  {
    id: 'passport-photo',
    title: 'A Passport Photo by Phone That Is Accepted',
    excerpt: 'A window, a white wall and a friend: light, distance and what to wear.',
    body: passportPhoto,
    relatedCategory: 'visa-services',
    category: 'How to',
    publishedAt: '2026-09-28T04:00:00.000Z',
    scene: { subject: 'passport-desk', hour: 'night', seed: 902 },
  },
  {
    id: 'bmet-card-explained',
    title: 'What the BMET Smart Card Does for You',
    excerpt:
      'Insurance, help at the embassy and a way through the airport: why the card is worth its fee.',
    body: bmetCardExplained,
    relatedCategory: 'jobs-abroad',
    category: 'Work abroad',
    publishedAt: '2026-09-05T04:00:00.000Z',
    scene: { subject: 'airport', hour: 'noon', seed: 903 },
  },
  {
    id: 'umrah-packing',
    title: 'Packing for Umrah in Twelve Lines',
    excerpt: 'Two sets of ihram, shoes that are easy to take off, and what to leave at home.',
    body: umrahPacking,
    relatedCategory: 'hajj-umrah',
    category: 'Pilgrimage',
    publishedAt: '2026-08-19T04:00:00.000Z',
    scene: { subject: 'kaaba', hour: 'noon', seed: 904 },
  },
  {
    id: 'reading-a-contract',
    title: 'How to Read a Work Contract',
    excerpt:
      'Basic wage, hours, rest days, who pays for the ticket: six lines that matter more than the rest.',
    body: readingAContract,
    relatedCategory: 'jobs-abroad',
    publishedAt: '2026-07-30T04:00:00.000Z',
    scene: { subject: 'building-site', hour: 'noon', seed: 905 },
  },
  {
    id: 'first-flight',
    title: 'Your First Flight, Step by Step',
    excerpt:
      'From the gate of the airport to the seat: queues, forms and the one bag you must keep with you.',
    body: firstFlight,
    relatedCategory: 'air-tickets',
    category: 'How to',
    publishedAt: '2026-07-11T04:00:00.000Z',
    scene: { subject: 'plane-over-clouds', hour: 'dusk', seed: 906 },
  },
];
