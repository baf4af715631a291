/** Dhaka is six hours ahead of UTC, all year. */
const dhakaAhead = 6 * 3_600_000;

/**
 * The day in Dhaka, such as '12 Nov 2026'; nothing for what is no moment. Not by `Intl`, whose first
 * use holds a phone up for a twentieth of a second, just when the page wakes up.
 */
export function formatDayInDhaka(moment: string, months: readonly string[]): string | undefined {
  const date = new Date(Date.parse(moment) + dhakaAhead);
  const month = months[date.getUTCMonth()];
  return month && `${String(date.getUTCDate())} ${month} ${String(date.getUTCFullYear())}`;
}
