import { expect, it } from 'vitest';
import { isOpenAt } from './chat-hours.ts';

const sundays = { hours: [{ day: 0, opens: '09:00', closes: '18:00' }] };

it.each([
  ['2026-11-22T03:00:00Z', true],
  ['2026-11-22T02:59:59Z', false],
  ['2026-11-22T11:59:59Z', true],
  ['2026-11-22T12:00:00Z', false],
  ['2026-11-23T05:00:00Z', false],
])('is open on Sundays from nine to six in Dhaka: %s', (moment, isOpen) => {
  expect(isOpenAt(sundays, new Date(moment))).toBe(isOpen);
});

it('is open until the day ends, and goes on from its beginning', () => {
  const overnight = {
    hours: [
      { day: 1, opens: '20:00', closes: '24:00' },
      { day: 2, opens: '00:00', closes: '02:00' },
    ],
  };
  const open = ['2026-11-23T14:00:00Z', '2026-11-23T17:59:59Z', '2026-11-23T18:00:00Z'];
  for (const moment of open) expect(isOpenAt(overnight, new Date(moment))).toBe(true);
  expect(isOpenAt(overnight, new Date('2026-11-23T20:00:00Z'))).toBe(false);
});

it('is always open where nobody has said when', () => {
  expect(isOpenAt({ hours: [] }, new Date())).toBe(true);
});
