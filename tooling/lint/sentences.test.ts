import { expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

it('finds what a source says to people, with what is put in left open', () => {
  expect(
    sentencesIn(`
      // Not this comment.
      throw new RequestError('conflict', 'Please try again.');
      const message = isOld ? \`This is \${age} days old.\` : 'Saved for you';
      throw notFound('This booking');
      return { message: 'Counted.' };
    `),
  ).toEqual([
    'Please try again.',
    'This is ${} days old.',
    'Saved for you',
    'This booking was not found.',
    'Counted.',
  ]);
});

it('leaves out what is for a reference, a mail, a log or the database', () => {
  expect(
    sentencesIn(`
      define({ summary: 'The bookings of somebody', failure: 'Failed to load' });
      throw new Defect('Nobody is signed in');
      const mail = { subject: 'Please confirm it', paragraphs: ['It works once only.'] };
      const rows = sql\`Select the rows of \${table}.\`;
      const method = 'GET', code = 'not_found';
    `),
  ).toEqual([]);
});
