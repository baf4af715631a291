'use client';
import { useTypedValue } from '../internal/use-typed-value.ts';
import { dayProblem, type AllowedDays } from './allowed-days.ts';
import type { DateFieldLabels } from './date-field-labels.ts';
import { readDate } from './read-date.ts';
import { datePattern, writeDate } from './write-date.ts';

interface TypedDayOptions extends AllowedDays {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  locale: string;
  words: DateFieldLabels;
}

/** The text of a field that stands for a day, with what is wrong with it. */
export function useTypedDay({ locale, words, min, max, isUnavailable, ...rest }: TypedDayOptions) {
  const write = (day: string) => writeDate(day, locale);
  const typed = useTypedValue({
    ...rest,
    read: (text, left) => readDate(text, locale, left ? new Date().getFullYear() : undefined),
    write,
    problemOf(day) {
      const problem = dayProblem(day, { min, max, isUnavailable });
      if (problem === 'tooEarly') return words.tooEarly(write(min ?? ''));
      if (problem === 'tooLate') return words.tooLate(write(max ?? ''));
      return problem && words.unavailable(write(day));
    },
    unreadable: words.unreadable(write('2026-12-31')),
  });
  return {
    ...typed,
    inputProps: {
      ...typed.inputProps,
      placeholder: datePattern(locale, words),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
    },
  };
}
