import type { adminBookingEndpoints, BodyOf } from '@pothik/contract';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../platform/database/schema/index.ts';
import { toSearch, type Search } from '../catalogue/search.ts';

/** Which bookings staff want to see. */
export type BookingFilter = BodyOf<typeof adminBookingEndpoints.export>;

/** The first moment of a day in Dhaka, some days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Dhaka')`;

/** The filter but for the search. */
export function matches({ status, serviceType, from, to, guest }: BookingFilter): SQL | undefined {
  return and(
    status && eq(bookings.status, status),
    serviceType === undefined ? undefined : eq(bookings.serviceType, serviceType),
    from === undefined ? undefined : sql`${bookings.createdAt} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${bookings.createdAt} < ${startOf(to, 1)}`,
    guest === undefined ? undefined : guest ? isNull(bookings.userId) : isNotNull(bookings.userId),
  );
}

/** What a booking is searched for; a phone number may be typed with spaces and hyphens. */
export function searchOf({ search }: BookingFilter): Search | undefined {
  const typed = search ?? '';
  return toSearch(/^[+\d\s()-]+$/.test(typed) ? typed.replaceAll(/[\s()-]/g, '') : typed);
}
