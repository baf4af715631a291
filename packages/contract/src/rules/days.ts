/** The years of the days that calls accept, both included. */
const years = { first: '1970', last: '2199' };

export const dayRangeMessage = 'Please enter a day between 1970 and 2199';

/**
 * Whether calls accept a day: from 1970 to 2199, which excludes typing errors and days that PostgreSQL refuses.
 *
 * @param day a calendar day, YYYY-MM-DD.
 */
export const isAcceptedDay = (day: string): boolean =>
  /^\d{4}-/.test(day) && day >= years.first && day.slice(0, 4) <= years.last;
