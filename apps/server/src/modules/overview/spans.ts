import { addDays, startOfWeek } from '../../platform/dhaka-time.ts';

/** Days, the last one included. */
export interface Span {
  from: string;
  to: string;
}

/** The longest period that is told day by day, in days. */
const mostDays = 31;

/** The longest period that is told week by week, in days. */
const mostDaysOfWeeks = 26 * 7;

/** The number of days of a span. */
export const lengthOf = ({ from, to }: Span): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

const startOfNextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/**
 * A period in parts that follow each other: days, weeks from Sunday or months, about 30 at most. The first and the
 * last one end where the period does.
 */
export function spansOf({ from, to }: Span): Span[] {
  const days = lengthOf({ from, to });
  const next = (day: string) => {
    if (days <= mostDays) return addDays(day, 1);
    return days <= mostDaysOfWeeks ? addDays(startOfWeek(day), 7) : startOfNextMonth(day);
  };
  const spans: Span[] = [];
  for (let first = from; first <= to; first = next(first)) {
    const last = addDays(next(first), -1);
    spans.push({ from: first, to: last < to ? last : to });
  }
  return spans;
}
