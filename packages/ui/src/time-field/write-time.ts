/** A time as `Intl` takes it; read and written in UTC, no time zone moves it. */
export const timeOf = (time: string): Date => new Date(`2026-01-01T${time}:00Z`);

export const inHours = { timeZone: 'UTC' } as const;

/** A day of 24 hours has two digits for each; versions of `Intl` differ in that, unless they are told. */
export function timeFormat(locale: string): Intl.DateTimeFormat {
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 ? 'numeric' : '2-digit';
  return new Intl.DateTimeFormat(locale, { ...inHours, hour, minute: '2-digit' });
}

/** A time as one writes it in this language, such as `9:30 PM`; nothing for none. */
export const writeTime = (time: string, locale: string): string =>
  // Some versions of `Intl` write a space that one can't type.
  time ? timeFormat(locale).format(timeOf(time)).replaceAll(/\s/gu, ' ') : '';
