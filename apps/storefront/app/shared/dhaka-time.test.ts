import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatDay, formatMoment } from './dhaka-time.ts';
import { months as monthsByLanguage } from '../messages/months.ts';

const months = monthsByLanguage.en;

describe('a moment in Dhaka', () => {
  it('writes the day that it is in Dhaka', () => {
    expect(formatDay('2026-11-11T17:59:59Z', months)).toBe('11 Nov 2026');
    expect(formatDay('2026-11-11T18:00:00Z', months)).toBe('12 Nov 2026');
  });

  it('has the day and the time that Intl names', () => {
    const intl = new Intl.DateTimeFormat('en-US', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Dhaka',
    });
    const ofIntl = (date: Date) => {
      const parts = Object.fromEntries(
        intl.formatToParts(date).map(({ type, value }) => [type, value]),
      );
      const day = `${String(parts.day)} ${String(parts.month)} ${String(parts.year)}`;
      return { day, clock: `${String(parts.hour)}:${String(parts.minute)}` };
    };
    const dates = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const [moment, { day, clock }] = [date.toISOString(), ofIntl(date)];
        expect(formatDay(moment, months)).toBe(day);
        expect(formatMoment(moment, months)).toBe(`${day}, ${clock}`);
        expect(formatClock(moment)).toBe(clock);
      }),
    );
  });

  it('says nothing of what is no moment', () => {
    expect(formatDay('soon', months)).toBeUndefined();
    expect(formatMoment('', months)).toBeUndefined();
    expect(formatClock('soon')).toBeUndefined();
  });
});
