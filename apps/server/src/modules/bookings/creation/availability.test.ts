import { expect, it } from 'vitest';
import { messages as general } from '../../../http/messages.ts';
import { RequestError } from '../../../http/request-error.ts';
import { messages } from '../messages.ts';
import { availableDays } from './availability.ts';

/** Two in the morning of the 23rd in Dhaka, still the 22nd in London. */
const now = new Date('2026-11-22T20:00:00Z');

it('offers every day from today on, as it is in Dhaka', () => {
  expect(availableDays('2026-11-21', '2026-11-25', now)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(availableDays('2026-11-01', '2026-11-22', now)).toEqual([]);
});

it('answers one day, and a leap year at once', () => {
  expect(availableDays('2028-01-01', '2028-01-01', now)).toEqual(['2028-01-01']);
  expect(availableDays('2028-01-01', '2028-12-31', now)).toHaveLength(366);
});

it.each([
  ['2028-01-01', '2029-01-01'],
  ['2028-01-02', '2028-01-01'],
  ['2028-01-01', 'never'],
])('refuses from %s to %s', (start, end) => {
  const refused = new RequestError('validation_failed', general.pleaseCheck('end'), {
    fields: { end: messages.longestStretch(366) },
  });
  expect(() => availableDays(start, end, now)).toThrow(refused);
  try {
    availableDays(start, end, now);
  } catch (error) {
    expect(error).toMatchObject({ code: refused.code, fields: refused.fields });
  }
});
