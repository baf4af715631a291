import { latinDigits } from '../internal/latin-digits.ts';
import { foldName, hoursNamed, isFiller } from './parts-of-day.ts';

/** Hours and minutes of a text; of one number, the last two of its digits are the minutes. */
function numbersOf(latin: string, left: boolean): readonly [number, number] | undefined {
  const [first = '', second, more] = latin.match(/\d+/g) ?? [];
  if (more !== undefined) return undefined;
  if (second !== undefined) {
    return first.length <= 2 && second.length === 2 ? [Number(first), Number(second)] : undefined;
  }
  if (first.length === 4 || (left && first.length === 3)) {
    return [Number(first.slice(0, -2)), Number(first.slice(-2))];
  }
  return left && (first.length === 1 || first.length === 2) ? [Number(first), 0] : undefined;
}

/** How far an hour is from one of these, around the clock. */
const distance = (hour: number, hours: ReadonlySet<number>): number =>
  Math.min(
    ...[...hours].map((other) => Math.min((hour - other + 24) % 24, (other - hour + 24) % 24)),
  );

/** The hour of the day that an hour of the clock means in a part of the day. */
function hourIn(hour: number, hours: ReadonlySet<number>): number | undefined {
  if (hours.size === 0) return hour;
  if (hour > 12) return hours.has(hour) ? hour : undefined;
  const morning = hour % 12;
  // Where a part of the day begins is nowhere as sharp as in a table: the nearer one is meant.
  return distance(morning, hours) <= distance(morning + 12, hours) ? morning : morning + 12;
}

/**
 * The time that a person wrote, as `HH:mm`; nothing for what is none. Digits of any script, and the
 * part of the day in this language or in English: `9:30 pm`, `রাত ৯টা ৩০`.
 *
 * @param left nothing more will be typed: an hour may stand alone.
 */
export function readTime(text: string, locale: string, left = false): string {
  const latin = latinDigits(text);
  const words = (latin.match(/[\p{L}\p{M}.]+/gu) ?? [])
    .map(foldName)
    .map((word) => (word === 'a' || word === 'p' ? `${word}m` : word))
    .filter((word) => word !== '' && !isFiller(word, locale));
  const hours = hoursNamed(words, locale);
  const numbers = numbersOf(latin, left);
  if (!numbers || (words.length > 0 && hours.size === 0)) return '';
  const [written, minute] = numbers;
  const hour = hourIn(written, hours);
  if (hour === undefined || hour > 23 || minute > 59) return '';
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
