import type { DocumentPurpose } from '@pothik/contract';
import type { StatedPurpose } from './stated-purposes.ts';

/** As they stand on copies: for whoever gets one, in the language of embassies. */
const purposes: Record<DocumentPurpose, string> = {
  check: 'To check a booking',
  apply: 'To apply for a visa, permit or ticket',
  forward: 'For an embassy, employer or airline',
  answer: 'To answer the customer',
  law: 'Required by law',
  other: 'For another purpose',
};

/** How much of staff's own words stands on a copy, in characters: more could not be read. */
const mostWords = 60;

const inDhaka = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'medium',
  timeStyle: 'short',
});

interface Copy extends StatedPurpose {
  /** Who of the staff gets it. */
  recipient: string;
  company: string;
  reference: string;
  at: Date;
}

/** What is written over a document that staff open, save or print. */
export function stampOfDocument({ recipient, company, reference, purpose, words, at }: Copy) {
  const lines = [`Copy for ${recipient}, ${company}`, purposes[purpose]];
  if (words !== null) lines.push(words.slice(0, mostWords));
  return [...lines, `${reference}, ${inDhaka.format(at)}`];
}
