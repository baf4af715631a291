/** How numbers, days and times are written. */
export interface Formats {
  /** For days and times, as `Intl` names it. */
  locale: string;
  /** The form of the names of months. */
  month: 'short' | 'long';
  count: (value: number) => string;
}

export const messages: Formats = {
  locale: 'en-GB',
  month: 'short',
  count: (value) => value.toLocaleString('en'),
};
