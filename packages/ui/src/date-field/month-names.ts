import { inDays } from './write-date.ts';

/** The same name however it is spelled: no case, no dots, and one of the two Bangla signs of a vowel. */
const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('.', '').replaceAll('ী', 'ি').replaceAll('ূ', 'ু');

const formats: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // Some languages call a month otherwise beside a day.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

/** All names of a month in a language. */
function namesOf(month: number, locale: string): string[] {
  const date = new Date(Date.UTC(2026, month - 1, 1));
  return formats.map((format) => {
    const parts = new Intl.DateTimeFormat(locale, { ...inDays, ...format }).formatToParts(date);
    return fold(parts.find(({ type }) => type === 'month')?.value ?? '');
  });
}

interface Month {
  /** From 1. */
  month: number;
  names: readonly string[];
}

/** Languages whose months were asked for: `Intl` takes a while to tell them. */
const known = new Map<string, readonly Month[]>();

function monthsOf(locale: string): readonly Month[] {
  const months =
    known.get(locale) ??
    Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      names: [...namesOf(index + 1, locale), ...namesOf(index + 1, 'en')],
    }));
  known.set(locale, months);
  return months;
}

/** A beginning of a name stands for it from this many letters on. */
const enough = 3;

/** Which month a text names, in this language or in English, from 1; nothing for none or several. */
export function monthNamed(text: string, locale: string): number | undefined {
  const words = fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const only = (fits: (name: string, word: string) => boolean) => {
    const found = monthsOf(locale).filter(({ names }) =>
      names.some((name) => words.some((word) => fits(name, word))),
    );
    return found.length === 1 ? found[0]?.month : undefined;
  };
  return (
    only((name, word) => name === word) ??
    only((name, word) => word.length >= enough && name.startsWith(word))
  );
}
