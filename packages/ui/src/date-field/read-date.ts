import { latinDigits } from '../internal/latin-digits.ts';
import { isoDay } from './iso-day.ts';
import { monthNamed } from './month-names.ts';
import { dateOrder, type DatePart } from './write-date.ts';

const yearDigits = 4;

/** Eight digits in a row are a date without its signs: those of the year stand where the year does. */
function split(digits: string, order: readonly DatePart[]): string[] {
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === 'year' ? yearDigits : 2;
    return digits.slice(from, at);
  });
}

/** The order in which these numbers stand: one of four digits is the year, wherever it is. */
function orderOf(numbers: readonly string[], order: readonly DatePart[]): readonly DatePart[] {
  const year = numbers.findIndex((digits) => digits.length === yearDigits);
  if (year === -1 || year === order.indexOf('year')) return order;
  const yearLast: readonly DatePart[] = order.includes('month')
    ? ['day', 'month', 'year']
    : ['day', 'year'];
  return year === 0 ? [...yearLast].reverse() : yearLast;
}

/** The year that two digits stand for: at most eighty years ago, and less than twenty ahead. */
function wholeYear(digits: string, thisYear: number | undefined): number {
  if (digits.length === yearDigits) return Number(digits);
  if (digits.length !== 2 || thisYear === undefined) return 0;
  const earliest = thisYear - 80;
  return earliest + ((Number(digits) - (earliest % 100) + 100) % 100);
}

/**
 * The day that a person wrote, as `YYYY-MM-DD`; nothing for what is none. Digits of any script, signs
 * or none between them, months by name, and day, month and year in the order of the language.
 *
 * @param thisYear with it a year may be two digits.
 */
export function readDate(text: string, locale: string, thisYear?: number): string {
  const latin = latinDigits(text);
  const found = latin.match(/\d+/g) ?? [];
  const whole = dateOrder(locale);
  const [first = ''] = found;
  const inOne = found.length === 1 && first.length === yearDigits + 4;
  const month = found.length === 2 ? monthNamed(latin, locale) : undefined;
  const expected = month === undefined ? whole : whole.filter((part) => part !== 'month');
  const numbers = inOne ? split(first, whole) : found;
  if (numbers.length !== expected.length) return '';
  const order = orderOf(numbers, expected);
  const digitsOf = (part: DatePart) => numbers[order.indexOf(part)] ?? '';
  return isoDay(
    wholeYear(digitsOf('year'), thisYear),
    month ?? Number(digitsOf('month')),
    Number(digitsOf('day')),
  );
}
