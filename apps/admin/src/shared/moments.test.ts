import { expect, it } from 'vitest';
import { createMoments, shortMoment } from './moments.ts';

/** Lines do not break at `~`. */
const joined = (text: string) => text.replaceAll('~', '\u00A0');

// In Dhaka it is already the first day of the year.
const now = new Date('2025-12-31T19:00:00.000Z');

it.each([
  ['today, by the time alone', '2025-12-31T18:30:00.000Z', '00:30'],
  ['this year, without the year', '2026-02-03T08:05:00.000Z', '3~Feb, 14:05'],
  ['in another year, with the year', '2025-12-31T17:59:00.000Z', '31~Dec~2025, 23:59'],
  ['on this day a year ago, with the year', '2024-12-31T19:00:00.000Z', '1~Jan~2025, 01:00'],
])('is told %s', (_when, iso, told) => {
  expect(shortMoment(iso, now)).toBe(joined(told));
});

it('is told in Bangla with whole names of months and Bangla digits', () => {
  const { shortMoment: short, toMoment, toDay, toDays } = createMoments('bn-BD', 'long');
  expect(short('2026-02-03T08:05:00.000Z', now)).toBe(joined('৩~ফেব্রুয়ারি, ১৪:০৫'));
  expect(toMoment('2025-12-31T17:59:00.000Z')).toBe(joined('৩১~ডিসেম্বর~২০২৫, ২৩:৫৯'));
  expect(toDay('2026-11-21')).toBe(joined('২১~নভেম্বর~২০২৬'));
  expect(toDays('2026-11-15', '2026-11-21')).toBe(joined('১৫–২১~নভেম্বর'));
});
