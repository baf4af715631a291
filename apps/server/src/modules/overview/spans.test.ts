import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../platform/dhaka-time.ts';
import { lengthOf, spansOf } from './spans.ts';

it('tells up to 31 days day by day', () => {
  const days = spansOf({ from: '2026-10-01', to: '2026-10-31' });
  expect(days).toHaveLength(31);
  expect(days[0]).toEqual({ from: '2026-10-01', to: '2026-10-01' });
  expect(days.at(-1)).toEqual({ from: '2026-10-31', to: '2026-10-31' });
});

it('tells longer ones by weeks from Sunday, and ends where the period does', () => {
  // A Thursday to a Monday.
  expect(spansOf({ from: '2026-10-01', to: '2026-11-02' })).toEqual([
    { from: '2026-10-01', to: '2026-10-03' },
    { from: '2026-10-04', to: '2026-10-10' },
    { from: '2026-10-11', to: '2026-10-17' },
    { from: '2026-10-18', to: '2026-10-24' },
    { from: '2026-10-25', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-02' },
  ]);
});

it('tells more than half a year by months', () => {
  const months = spansOf({ from: '2025-11-27', to: '2026-11-26' });
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ from: '2025-11-27', to: '2025-11-30' });
  expect(months[3]).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(months.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-26' });
});

it('has each day of any period once, in at most 31 parts', () => {
  const first = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(first, fc.integer({ min: 0, max: 365 }), (from, days) => {
      const period = { from, to: addDays(from, days) };
      const spans = spansOf(period);
      expect(spans.length).toBeLessThanOrEqual(31);
      expect(spans[0]?.from).toBe(period.from);
      expect(spans.at(-1)?.to).toBe(period.to);
      for (const [index, span] of spans.entries()) {
        expect(lengthOf(span)).toBeGreaterThan(0);
        const after = spans[index + 1];
        if (after) expect(after.from).toBe(addDays(span.to, 1));
      }
    }),
  );
});
