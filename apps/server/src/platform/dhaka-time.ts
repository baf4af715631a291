/** Bangladesh is six hours before UTC, the whole year. */
const offset = 6 * 60 * 60_000;

/** A moment as its clock there shows it, in the fields of UTC. */
export const inDhaka = (moment: Date): Date => new Date(moment.getTime() + offset);

/** The day that it is there, such as `2026-11-22`. */
export const dayInDhaka = (moment: Date): string => inDhaka(moment).toISOString().slice(0, 10);

/** The moment at which a day begins there. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - offset);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Sunday with which the week of a day begins. */
export const startOfWeek = (day: string): string => addDays(day, -new Date(day).getUTCDay());
