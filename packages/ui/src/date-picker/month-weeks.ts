import {
  getDayOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';

/** The day with which weeks begin. */
export type WeekStart = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

const daysOfWeek = Array.from({ length: 7 }, (_, index) => index);

/** The first day of the month in which this day is. */
export const monthOf = (day: string): string => startOfMonth(parseDate(day)).toString();

/**
 * The weeks of the month in which this day is; no day where a week reaches beyond it.
 *
 * @param weekStart where the language's country begins it otherwise.
 */
export function monthWeeks(
  day: string,
  locale: string,
  weekStart?: WeekStart,
): readonly (readonly (string | undefined)[])[] {
  const first = startOfMonth(parseDate(day));
  const before = getDayOfWeek(first, locale, weekStart);
  const length = first.calendar.getDaysInMonth(first);
  const rows = Math.ceil((before + length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    daysOfWeek.map((column) => {
      const at = row * 7 + column - before;
      return at < 0 || at >= length ? undefined : first.add({ days: at }).toString();
    }),
  );
}

/** Seven days that follow each other, the first of them one with which a week begins. */
export function someWeek(locale: string, weekStart?: WeekStart): readonly string[] {
  const first: CalendarDate = startOfWeek(parseDate('2026-11-23'), locale, weekStart);
  return daysOfWeek.map((days) => first.add({ days }).toString());
}
