import { dateOf } from './iso-day.ts';

/** The parts of a date as a language orders them. */
export type DatePart = 'day' | 'month' | 'year';

/** Days are those of the calendar of forms and passports, whatever else a country has. */
export const inDays = { calendar: 'gregory', timeZone: 'UTC' } as const;

const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...inDays, day: '2-digit', month: '2-digit', year: 'numeric' });

/** A day in figures, as one types it in this language; nothing for none. */
export const writeDate = (day: string, locale: string): string =>
  day ? formatOf(locale).format(dateOf(day)) : '';

/** Writes days in words, such as `Monday, 23 November 2026`. */
export const daySpelling = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...inDays, dateStyle: 'full' });

const isPart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year';

const partsOf = (locale: string) => formatOf(locale).formatToParts(dateOf('2026-12-31'));

/** In which order a language writes day, month and year. */
export const dateOrder = (locale: string): readonly DatePart[] =>
  partsOf(locale)
    .map(({ type }) => type)
    .filter(isPart);

/** How a date is to be typed: `DD/MM/YYYY`, with these words for the parts. */
export const datePattern = (locale: string, words: Readonly<Record<DatePart, string>>): string =>
  partsOf(locale)
    .map(({ type, value }) => (isPart(type) ? words[type] : value))
    .join('');
