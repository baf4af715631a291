import { expect, it } from 'vitest';
import { daysOfPeriod, readPeriod } from './chosen-period.ts';

it('counts the last days with today among them', () => {
  expect(daysOfPeriod('days7', '2026-03-04')).toEqual({ from: '2026-02-26', to: '2026-03-04' });
  expect(daysOfPeriod('days365', '2024-12-31')).toEqual({ from: '2024-01-02', to: '2024-12-31' });
});

it('ends a month where it ends, or today', () => {
  expect(daysOfPeriod('thisMonth', '2026-03-04')).toEqual({ from: '2026-03-01', to: '2026-03-04' });
  expect(daysOfPeriod('lastMonth', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOfPeriod('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it('takes the last thirty days where an address names none that there is', () => {
  expect(readPeriod(null)).toBe('days30');
  expect(readPeriod('days1000000')).toBe('days30');
  expect(readPeriod('lastMonth')).toBe('lastMonth');
});
