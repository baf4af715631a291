import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../platform/database/schema/index.ts';
import { startOfDay } from '../../platform/database/start-of-day.ts';
import { toSearch, type Search } from '../../platform/database/search.ts';

/** Which bookings staff want to see. */
export type BookingFilter = BodyOf<Definitions['staffBookings']['export']>;

/** The filter but for the search. */
export function matches({
  status,
  serviceType,
  from,
  to,
  guest,
  answered,
}: BookingFilter): SQL | undefined {
  return and(
    status && eq(bookings.status, status),
    serviceType === undefined ? undefined : eq(bookings.serviceType, serviceType),
    from === undefined ? undefined : sql`${bookings.createdAt} >= ${startOfDay(from)}`,
    to === undefined ? undefined : sql`${bookings.createdAt} < ${startOfDay(to, 1)}`,
    guest === undefined ? undefined : guest ? isNull(bookings.userId) : isNotNull(bookings.userId),
    answered === undefined
      ? undefined
      : answered
        ? isNotNull(bookings.answeredAt)
        : isNull(bookings.answeredAt),
  );
}

/** What a booking is searched for; a phone number may be typed with spaces and hyphens. */
export function searchOf({ search }: BookingFilter): Search | undefined {
  const typed = search ?? '';
  return toSearch(/^[+\d\s()-]+$/.test(typed) ? typed.replaceAll(/[\s()-]/g, '') : typed);
}
