/** Dhaka is six hours ahead of UTC, all year. */
const dhakaAhead = 6 * 3_600_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The date and time of day in Dhaka; undefined for a text that is no moment. */
export function toDhakaFields(moment: string) {
  const date = new Date(Date.parse(moment) + dhakaAhead);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    day: date.getUTCDate(),
    /** From 0. */
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
    hour: twoDigits(date.getUTCHours()),
    minute: twoDigits(date.getUTCMinutes()),
  };
}
