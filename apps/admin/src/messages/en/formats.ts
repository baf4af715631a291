/** How numbers, days and times are written. */
export interface Formats {
  /** For days and times, as `Intl` names it. */
  locale: string;
  /** The form of the names of months. */
  month: 'short' | 'long';
  count: (value: number) => string;
  /** A sum in taka; parts of one are rounded up, so that nothing above a cap is written like it. */
  taka: (amount: number) => string;
}

export const messages: Formats = {
  locale: 'en-GB',
  month: 'short',
  count: (value) => value.toLocaleString('en'),
  taka: (amount) => `Tk ${Math.ceil(amount).toLocaleString('en-IN')}`,
};
