import type { SceneSpec } from '../scenes/scene-spec.ts';

/** An article of the demonstration. */
export interface DemoInsight {
  id: string;
  title: string;
  excerpt: string;
  body: string;
  /** Left out, it is shown as General. */
  category?: string;
  publishedAt: string;
  scene: SceneSpec;
}

export const insights: DemoInsight[] = [
  {
    id: 'fake-job-offers',
    title: 'Seven Signs of a Fake Job Offer',
    excerpt:
      'No interview, a salary that is too good, money before paper: how to tell, and where to ask.',
    body: '<p>A real employer wants to see you work. Whoever sends a visa within days of a message, and asks for money by mobile before you have a contract in your hands, is not one. Check the agency’s licence number at BMET, the company’s name in the country’s register, and ask for a contract in a language that you read.</p>',
    category: 'Work abroad',
    publishedAt: '2026-10-12T04:00:00.000Z',
    scene: { subject: 'seals', hour: 'dawn', seed: 901 },
  },
  {
    id: 'passport-photo',
    title: 'A Passport Photo by Phone That Is Accepted',
    excerpt: 'A window, a white wall and a friend: light, distance and what to wear.',
    body: '<p>Stand an arm’s length from a white wall, facing a window. The phone is held by somebody else at the height of your eyes. No smile, no glasses, no white shirt.</p>',
    category: 'How to',
    publishedAt: '2026-09-28T04:00:00.000Z',
    scene: { subject: 'passport-desk', hour: 'night', seed: 902 },
  },
  {
    id: 'bmet-card-explained',
    title: 'What the BMET Smart Card Does for You',
    excerpt:
      'Insurance, help at the embassy and a way through the airport: why the card is worth its fee.',
    body: '<p>The card shows that you left as a registered worker. It brings a life insurance, a claim on the welfare fund and the help of the labour wing at the embassy.</p>',
    category: 'Work abroad',
    publishedAt: '2026-09-05T04:00:00.000Z',
    scene: { subject: 'airport', hour: 'noon', seed: 903 },
  },
  {
    id: 'umrah-packing',
    title: 'Packing for Umrah in Twelve Lines',
    excerpt: 'Two sets of ihram, shoes that are easy to take off, and what to leave at home.',
    body: '<ul><li>Two sets of ihram</li><li>Soap without scent</li><li>A bag for shoes</li><li>Medicine for twenty days with the prescription</li></ul>',
    category: 'Pilgrimage',
    publishedAt: '2026-08-19T04:00:00.000Z',
    scene: { subject: 'kaaba', hour: 'noon', seed: 904 },
  },
  {
    id: 'reading-a-contract',
    title: 'How to Read a Work Contract',
    excerpt:
      'Basic wage, hours, rest days, who pays for the ticket: six lines that matter more than the rest.',
    body: '<p>Look for the basic wage without allowances, the hours a day, the rest day, the food, the ticket and how either side ends the contract. What is not written was not promised.</p>',
    publishedAt: '2026-07-30T04:00:00.000Z',
    scene: { subject: 'building-site', hour: 'noon', seed: 905 },
  },
  {
    id: 'first-flight',
    title: 'Your First Flight, Step by Step',
    excerpt:
      'From the gate of the airport to the seat: queues, forms and the one bag you must keep with you.',
    body: '<ol><li>Check-in</li><li>Emigration</li><li>Security</li><li>Gate</li></ol><p>Keep passport, contract and money on your body.</p>',
    category: 'How to',
    publishedAt: '2026-07-11T04:00:00.000Z',
    scene: { subject: 'plane-over-clouds', hour: 'dusk', seed: 906 },
  },
];
