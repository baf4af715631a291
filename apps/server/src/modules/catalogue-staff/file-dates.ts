import { toAsciiDigits } from '@pothik/contract';

/** Which number of a date comes first. */
export type DateOrder = 'day-month' | 'month-day';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const twoDigits = (part: number) => String(part).padStart(2, '0');

const toDay = (year: number, month: number, day: number) =>
  `${String(year < 100 ? 2_000 + year : year)}-${twoDigits(month)}-${twoDigits(day)}`;

/** A day whose first two numbers are its day and its month, in whichever order; the year may have two digits. */
interface OrderedDate {
  first: number;
  second: number;
  year: number;
}

/** Without the time that spreadsheets append to a day. */
const dayIn = (cell: string) =>
  toAsciiDigits(cell.trim()).replace(/[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i, '');

/** @returns undefined for what is no such date, or is one that can be read in one way only. */
function orderedDate(cell: string): OrderedDate | undefined {
  const parts = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(dayIn(cell));
  if (!parts) return undefined;
  return { first: Number(parts[1]), second: Number(parts[3]), year: Number(parts[4]) };
}

/** The order that a date shows by itself: no month has a number above 12. */
export function orderOf(cell: string): DateOrder | 'either' | undefined {
  const date = orderedDate(cell);
  if (!date || date.first === date.second) return undefined;
  if (date.first > 12) return 'day-month';
  return date.second > 12 ? 'month-day' : 'either';
}

/**
 * A day as spreadsheets write it, such as `21/11/2026`, `21-Nov-26` or `2026/11/21`, in the form of the API. What is
 * none stays as it is, to be refused with its row and column.
 */
export function toIsoDay(cell: string, order: DateOrder): string {
  const date = orderedDate(cell);
  if (date) {
    const { first, second, year } = date;
    return order === 'day-month' ? toDay(year, second, first) : toDay(year, first, second);
  }
  const day = dayIn(cell);
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(day);
  if (yearFirst) return toDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const named =
    /^(\d{1,2})[-/\s]([a-z]{3})[a-z]*\.?[-/,\s]+(\d{2}|\d{4})$/i.exec(day) ??
    /^([a-z]{3})[a-z]*\.?[-/\s](\d{1,2}),?[-/\s]+(\d{2}|\d{4})$/i.exec(day);
  if (!named) return cell;
  const [, one = '', other = '', year] = named;
  const [number, name] = /^\d/.test(one) ? [one, other] : [other, one];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? cell : toDay(Number(year), month, Number(number));
}
