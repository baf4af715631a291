/** Dhaka is six hours ahead of UTC, all year. */
const dhakaAhead = 6 * 3_600_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Its UTC fields are those of the clock on a wall in Dhaka. Undefined: the text is no moment. */
function inDhaka(moment: string): Date | undefined {
  const date = new Date(Date.parse(moment) + dhakaAhead);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const dayOf = (date: Date, months: readonly string[]) =>
  `${String(date.getUTCDate())} ${months[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`;

const clockOf = (date: Date) =>
  `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;

// None of them uses `Intl`: its first use holds a phone up for a twentieth of a second, just when the
// page wakes up.

/**
 * The day in Dhaka, such as '12 Nov 2026'.
 *
 * @param months their twelve short names.
 * @returns undefined for a text that is no moment.
 */
export function formatDay(moment: string, months: readonly string[]): string | undefined {
  const date = inDhaka(moment);
  return date && dayOf(date, months);
}

/** The day and the time in Dhaka, such as '12 Nov 2026, 14:05'. */
export function formatMoment(moment: string, months: readonly string[]): string | undefined {
  const date = inDhaka(moment);
  return date && `${dayOf(date, months)}, ${clockOf(date)}`;
}

/** The time of day in Dhaka, such as '14:05'. */
export function formatClock(moment: string): string | undefined {
  const date = inDhaka(moment);
  return date && clockOf(date);
}
