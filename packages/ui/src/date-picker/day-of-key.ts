import { endOfWeek, parseDate, startOfWeek } from '@internationalized/date';
import type { WeekStart } from './month-weeks.ts';

interface DayKey {
  key: string;
  shiftKey: boolean;
}

/** How a calendar is read. */
interface Reading {
  locale: string;
  weekStart?: WeekStart | undefined;
  rightToLeft?: boolean;
}

/**
 * Which day a key leads to, by the pattern of a grid of dates.
 *
 * @returns nothing for a key that leads nowhere.
 */
export function dayOfKey(
  { key, shiftKey }: DayKey,
  day: string,
  { locale, weekStart, rightToLeft = false }: Reading,
): string | undefined {
  const date = parseDate(day);
  const onwards = rightToLeft ? -1 : 1;
  const step = shiftKey ? { years: 1 } : { months: 1 };
  switch (key) {
    case 'ArrowRight':
      return date.add({ days: onwards }).toString();
    case 'ArrowLeft':
      return date.subtract({ days: onwards }).toString();
    case 'ArrowDown':
      return date.add({ weeks: 1 }).toString();
    case 'ArrowUp':
      return date.subtract({ weeks: 1 }).toString();
    case 'Home':
      return startOfWeek(date, locale, weekStart).toString();
    case 'End':
      return endOfWeek(date, locale, weekStart).toString();
    case 'PageDown':
      return date.add(step).toString();
    case 'PageUp':
      return date.subtract(step).toString();
    default:
      return undefined;
  }
}
