import { formats } from '../messages/formats.ts';

/** A number stays with the word after it. */
const together = (text: string) => text.replaceAll(/(?<=\p{N}) (?=\p{L})/gu, '\u00A0');

/**
 * Writes days and times in Dhaka as a language does.
 *
 * @param locale as `Intl` names it.
 * @param month how the names of months are written: `short` or `long`.
 */
export function createMoments(locale: string, month: 'short' | 'long') {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', ...options });
  const dayFormat = written({ day: 'numeric', month });
  const toDayOfMonth = (date: Date) => together(dayFormat.format(date));
  const year = written({ year: 'numeric' });
  const clock = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const toDayOfYear = (date: Date) => `${toDayOfMonth(date)}\u00A0${year.format(date)}`;
  return {
    /** A moment in Dhaka: `21 Nov 2026, 14:05`. */
    toMoment: (iso: string): string => {
      const date = new Date(iso);
      return `${toDayOfYear(date)}, ${clock.format(date)}`;
    },
    /** The day of a moment in Dhaka: `21 Nov 2026`. */
    toDayOf: (iso: string): string => toDayOfYear(new Date(iso)),
    /** A calendar day, the same everywhere: `21 Nov 2026`. */
    toDay: (calendarDay: string): string => toDayOfYear(new Date(`${calendarDay}T12:00:00Z`)),
    /** A calendar day without its year: `21 Nov`. */
    toDayOfMonth: (calendarDay: string): string =>
      toDayOfMonth(new Date(`${calendarDay}T12:00:00Z`)),
    /** Calendar days of one year: `15 – 21 Nov`. */
    toDays: (from: string, to: string): string =>
      together(dayFormat.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))),
    /** A moment in Dhaka with its day: `3 Dec, 09:00` this year, else `3 Dec 2027, 09:00`. */
    plannedMoment: (iso: string, now = new Date()): string => {
      const moment = new Date(iso);
      const isThisYear = year.format(moment) === year.format(now);
      const day = isThisYear ? toDayOfMonth(moment) : toDayOfYear(moment);
      return `${day}, ${clock.format(moment)}`;
    },
    /**
     * A moment in the company's own place: `14:05` today, `21 Nov, 14:05` this year, else
     * `21 Nov 2025, 14:05`.
     */
    shortMoment: (iso: string, now = new Date()): string => {
      const moment = new Date(iso);
      const time = clock.format(moment);
      if (year.format(moment) !== year.format(now)) return `${toDayOfYear(moment)}, ${time}`;
      const day = toDayOfMonth(moment);
      return day === toDayOfMonth(now) ? time : `${day}, ${time}`;
    },
  };
}

/** As the language of the page writes them. */
export const { toMoment, toDayOf, toDay, toDayOfMonth, toDays, plannedMoment, shortMoment } =
  createMoments(formats.locale, formats.month);
