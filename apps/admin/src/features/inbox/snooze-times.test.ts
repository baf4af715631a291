import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

it('are a full hour later today and tomorrow morning, in Dhaka', () => {
  expect(snoozeTimes(Date.parse('2026-11-21T08:05:00.000Z'))).toEqual({
    later: '2026-11-21T11:00:00.000Z',
    tomorrow: '2026-11-22T03:00:00.000Z',
  });
});

it('are tomorrow alone in the evening', () => {
  const last = snoozeTimes(Date.parse('2026-11-21T13:00:00.000Z'));
  expect(last.later).toBe('2026-11-21T15:00:00.000Z');
  const { later, tomorrow } = snoozeTimes(Date.parse('2026-11-21T13:01:00.000Z'));
  expect(later).toBeUndefined();
  expect(tomorrow).toBe('2026-11-22T03:00:00.000Z');
});

it('are on the day after this one where it is past midnight in Dhaka', () => {
  expect(snoozeTimes(Date.parse('2026-11-21T20:30:00.000Z'))).toEqual({
    later: '2026-11-21T23:00:00.000Z',
    tomorrow: '2026-11-23T03:00:00.000Z',
  });
});
