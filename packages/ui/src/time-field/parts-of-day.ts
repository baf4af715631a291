import { inHours, timeFormat, timeOf } from './write-time.ts';

/** The same name however it is spelled: no case, no dots, and one of two spellings of an afternoon. */
export const foldName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('.', '').replaceAll('বিকেল', 'বিকাল').trim();

const names: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { dayPeriod: 'long' },
  { dayPeriod: 'short' },
];

/** What a language calls a part of the day, with the hours for which it says so. */
type PartsOfDay = ReadonlyMap<string, ReadonlySet<number>>;

const known = new Map<string, PartsOfDay>();

function partsIn(locale: string): PartsOfDay {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Map<string, Set<number>>();
  for (const language of [locale, 'en']) {
    for (const options of names) {
      const format = new Intl.DateTimeFormat(language, {
        ...inHours,
        hour: 'numeric',
        hour12: true,
        ...options,
      });
      for (let hour = 0; hour < 24; hour += 1) {
        const time = timeOf(`${String(hour).padStart(2, '0')}:00`);
        const part = format.formatToParts(time).find(({ type }) => type === 'dayPeriod');
        const name = foldName(part?.value ?? '');
        if (name) parts.set(name, (parts.get(name) ?? new Set()).add(hour));
      }
    }
  }
  known.set(locale, parts);
  return parts;
}

/** A beginning of a name stands for it from this many letters on. */
const enough = 2;

/**
 * The hours for which a text names the part of the day, such as `pm` or `রাত`.
 *
 * @param words the letters of the text, folded.
 * @returns none where it names no part of the day.
 */
export function hoursNamed(words: readonly string[], locale: string): ReadonlySet<number> {
  const parts = partsIn(locale);
  const whole = parts.get(words.join(' '));
  if (whole) return whole;
  const hours = new Set<number>();
  for (const [name, some] of parts) {
    const fits = words.some(
      (word) => name === word || (word.length >= enough && name.startsWith(word)),
    );
    if (fits) for (const hour of some) hours.add(hour);
  }
  return hours;
}

/** Words beside a time that say nothing more: those that the language writes there, and Bangla ones. */
export function isFiller(word: string, locale: string): boolean {
  const literals = timeFormat(locale)
    .formatToParts(timeOf('09:30'))
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => foldName(value));
  return [...literals, 'টা', 'টায়'.normalize('NFKC'), 'মিনিট', 'h'].includes(word);
}
