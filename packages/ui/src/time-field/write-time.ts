/** A time as `Intl` takes it; read and written in UTC, no time zone moves it. */
export const timeOf = (time: string): Date => new Date(`2026-01-01T${time}:00Z`);

export const inHours = { timeZone: 'UTC' } as const;

export const timeFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...inHours, hour: 'numeric', minute: '2-digit' });

/** A time as one writes it in this language, such as `9:30 PM`; nothing for none. */
export const writeTime = (time: string, locale: string): string =>
  // Some versions of `Intl` write a space that one can't type.
  time ? timeFormat(locale).format(timeOf(time)).replaceAll(/\s/gu, ' ') : '';
