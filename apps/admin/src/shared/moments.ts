const timeZone = 'Asia/Dhaka';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone });
const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** A moment in Dhaka: `21 Nov 2026, 14:05`. */
export const toMoment = (iso: string): string => moments.format(new Date(iso));

/** The day of a moment in Dhaka: `21 Nov 2026`. */
export const toDayOf = (iso: string): string => dayOfYear.format(new Date(iso));

/** A calendar day, the same everywhere: `21 Nov 2026`. */
export const toDay = (calendarDay: string): string =>
  dayOfYear.format(new Date(`${calendarDay}T12:00:00Z`));

/**
 * A moment in the company's own place: `14:05` today, `21 Nov, 14:05` this year, else
 * `21 Nov 2025, 14:05`.
 */
export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = clock.format(moment);
  if (year.format(moment) !== year.format(now)) return `${dayOfYear.format(moment)}, ${time}`;
  return day.format(moment) === day.format(now) ? time : `${day.format(moment)}, ${time}`;
}
