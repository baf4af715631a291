import { isAcceptedDay, lastPlannedDay, todayAnywhere } from './days.ts';

/** Tells whether the form of such a service asks for travelling dates and passengers. */
export const asksForTravel = (serviceType: string | undefined): serviceType is 'flight' | 'hotel' =>
  serviceType === 'flight' || serviceType === 'hotel';

/** The first and the last day, YYYY-MM-DD, on which a journey that is booked now begins or ends. */
export function travelDays(now: Date): { first: string; last: string } {
  return { first: todayAnywhere(now).earliest, last: lastPlannedDay(now) };
}

interface Journey {
  departureDate?: string | undefined;
  returnDate?: string | undefined;
}

/** The first fault of the days of a journey; nothing where they can be booked, or none were chosen. */
export function checkTravelDays(
  journey: Journey,
  now: Date,
): { field: keyof Journey; rule: 'travelDay' | 'returnDay' } | undefined {
  const { departureDate, returnDate } = journey;
  const { first, last } = travelDays(now);
  for (const field of ['departureDate', 'returnDate'] as const) {
    const day = journey[field];
    if (day && (!isAcceptedDay(day) || day < first || day > last))
      return { field, rule: 'travelDay' };
  }
  if (departureDate && returnDate && returnDate < departureDate) {
    return { field: 'returnDate', rule: 'returnDay' };
  }
  return undefined;
}
