import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDayInDhaka } from './insight-date.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

describe('formatDayInDhaka', () => {
  it('writes the day that it is in Dhaka', () => {
    expect(formatDayInDhaka('2026-11-11T17:59:59Z', months)).toBe('11 Nov 2026');
    expect(formatDayInDhaka('2026-11-11T18:00:00Z', months)).toBe('12 Nov 2026');
  });

  it('names the day that Intl names', () => {
    const intl = new Intl.DateTimeFormat('en-US', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    });
    const ofIntl = (date: Date) => {
      const parts = Object.fromEntries(
        intl.formatToParts(date).map(({ type, value }) => [type, value]),
      );
      return `${String(parts.day)} ${String(parts.month)} ${String(parts.year)}`;
    };
    const dates = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(formatDayInDhaka(date.toISOString(), months)).toBe(ofIntl(date));
      }),
    );
  });

  it('says nothing of what is no moment', () => {
    expect(formatDayInDhaka('soon', months)).toBeUndefined();
  });
});
