/** The periods to choose from, as they stand in the address. */
export const periods = ['days7', 'days30', 'days90', 'days365', 'thisMonth', 'lastMonth'] as const;

export type Period = (typeof periods)[number];

export const usualPeriod: Period = 'days30';

/** The period that an address names; the usual one where it names none. */
export const readPeriod = (value: string | null): Period =>
  periods.find((period) => period === value) ?? usualPeriod;

function daysBefore(day: string, days: number) {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first and the last day of a period, which ends today where it is not a month that is over. */
export function daysOfPeriod(period: Period, today: string): { from: string; to: string } {
  switch (period) {
    case 'days7':
      return { from: daysBefore(today, 6), to: today };
    case 'days30':
      return { from: daysBefore(today, 29), to: today };
    case 'days90':
      return { from: daysBefore(today, 89), to: today };
    case 'days365':
      return { from: daysBefore(today, 364), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth': {
      const last = daysBefore(firstOfMonth(today), 1);
      return { from: firstOfMonth(last), to: last };
    }
  }
}
