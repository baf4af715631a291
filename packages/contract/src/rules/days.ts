/** The years of the days that calls accept, both included. */
const years = { first: '1970', last: '2199' };

/**
 * Whether calls accept a day: from 1970 to 2199, which excludes typing errors and days that PostgreSQL refuses.
 *
 * @param day a calendar day, YYYY-MM-DD.
 */
export const isAcceptedDay = (day: string): boolean =>
  /^\d{4}-/.test(day) && day >= years.first && day.slice(0, 4) <= years.last;

/** What is planned lies at most this many years ahead: a year further away is a typing error. */
const yearsAhead = 3;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const hour = 60 * 60_000;

/** Today where the day ends last, at UTC-12, and where it begins first, at UTC+14: the caller may be anywhere. */
export const todayAnywhere = (now: Date): { earliest: string; latest: string } => ({
  earliest: dayOf(now.getTime() - 12 * hour),
  latest: dayOf(now.getTime() + 14 * hour),
});

/** The last day, YYYY-MM-DD, for which something can be planned now: travel, publishing, a reminder. */
export function lastPlannedDay(now: Date): string {
  const [year = '', ...rest] = todayAnywhere(now).earliest.split('-');
  // 29 February comes once in four years.
  return [Number(year) + yearsAhead, ...rest].join('-').replace(/-02-29$/, '-02-28');
}

/** Whether a moment, ISO 8601 with a zone, is at most three years ahead. */
export function isPlannedMoment(moment: string, now = new Date()): boolean {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return false;
  const day = dayOf(time);
  return isAcceptedDay(day) && day <= lastPlannedDay(now);
}
