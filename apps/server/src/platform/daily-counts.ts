import { addDays, dayInDhaka } from './dhaka-time.ts';

/** The time for which the counts of a day are kept, in days: a year can be looked back on, and the month before. */
const keptDays = 400;

/** The first day whose counts are kept. */
export const firstKeptDay = (): string => addDays(dayInDhaka(new Date()), -keptDays);
