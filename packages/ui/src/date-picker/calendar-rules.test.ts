import { assert, constantFrom, date as dates, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfKey } from './day-of-key.ts';
import { monthOf, monthWeeks, someWeek } from './month-weeks.ts';

const days = dates({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10));
const locales = constantFrom('bn-BD', 'en-GB', 'en-US', 'ar-EG', 'fa-IR');
const weekStarts = constantFrom(undefined, 'sun', 'mon', 'sat' as const);
const dayOfWeek = (day = '') => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('dayOfKey', () => {
  // 23 November 2026 is a Monday; weeks begin on Sunday in Bangladesh.
  it.each([
    ['ArrowRight', false, '2026-11-24'],
    ['ArrowLeft', false, '2026-11-22'],
    ['ArrowDown', false, '2026-11-30'],
    ['ArrowUp', false, '2026-11-16'],
    ['Home', false, '2026-11-22'],
    ['End', false, '2026-11-28'],
    ['PageDown', false, '2026-12-23'],
    ['PageUp', false, '2026-10-23'],
    ['PageDown', true, '2027-11-23'],
    ['PageUp', true, '2025-11-23'],
    ['Enter', false, undefined],
    ['x', false, undefined],
  ])('%s with shift %s leads to %s', (key, shiftKey, to) => {
    expect(dayOfKey({ key, shiftKey }, '2026-11-23', { locale: 'bn-BD' })).toBe(to);
  });

  it('turns around where one reads from right to left', () => {
    const reading = { locale: 'ar-EG', rightToLeft: true };
    const next = dayOfKey({ key: 'ArrowLeft', shiftKey: false }, '2026-11-30', reading);
    expect(next).toBe('2026-12-01');
  });

  it('stays in a month that is shorter', () => {
    const reading = { locale: 'bn-BD' };
    const shorter = dayOfKey({ key: 'PageDown', shiftKey: false }, '2027-01-31', reading);
    expect(shorter).toBe('2027-02-28');
  });

  it('comes back by the opposite key', () => {
    const opposite = { ArrowRight: 'ArrowLeft', ArrowDown: 'ArrowUp' } as const;
    const keys = constantFrom('ArrowRight' as const, 'ArrowDown' as const);
    assert(
      property(days, keys, locales, (day, key, locale) => {
        const there = dayOfKey({ key, shiftKey: false }, day, { locale }) ?? '';
        const back = dayOfKey({ key: opposite[key], shiftKey: false }, there, { locale });
        expect(back).toBe(day);
      }),
    );
  });
});

describe('monthWeeks', () => {
  it('begins weeks as a country does, or as it is told', () => {
    expect(monthWeeks('2026-11-23', 'bn-BD')[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks('2026-11-23', 'en-GB')[0]?.[6]).toBe('2026-11-01');
    expect(monthWeeks('2026-11-23', 'en-GB', 'sun')[0]?.[0]).toBe('2026-11-01');
    expect(dayOfWeek(someWeek('ar-EG')[0])).toBe(6);
  });

  it('has every day of the month once, in order, each below its day of the week', () => {
    assert(
      property(days, locales, weekStarts, (day, locale, weekStart) => {
        const weeks = monthWeeks(day, locale, weekStart);
        const all = weeks.flat().filter((one) => one !== undefined);
        const [year = 0, month = 0] = day.split('-').map(Number);
        expect(all).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        expect(all).toEqual(all.toSorted());
        expect(all[0]).toBe(monthOf(day));
        expect(new Set(all).size).toBe(all.length);
        const head = someWeek(locale, weekStart).map(dayOfWeek);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [column, one] of week.entries()) {
            if (one) expect(dayOfWeek(one)).toBe(head[column]);
          }
        }
      }),
    );
  });
});
