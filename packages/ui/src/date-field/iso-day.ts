/** A day that exists, as `YYYY-MM-DD`; nothing for one that does not, such as 30 February. */
export function isoDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    year >= 1_000 &&
    year <= 9_999 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : '';
}

/** A day as `Intl` takes it; read and written in UTC, no time zone moves it. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
