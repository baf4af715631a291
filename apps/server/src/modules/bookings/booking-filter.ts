import type { DueSpan } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { and, arrayContains, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { bookings } from './schema.ts';
import { startOfDay } from '../../platform/database/start-of-day.ts';
import { addDays, dayInDhaka } from '../../platform/dhaka-time.ts';
import { tagKey } from '../tags/tag-list.ts';

/** Which bookings staff want to see. */
export type BookingFilter = BodyOf<Definitions['staffBookings']['export']>;

/** The same with whoever asks in the place of `me`. */
export const asSeenBy = <Filter extends BookingFilter>(filter: Filter, userId: string): Filter =>
  filter.assignee === 'me' ? { ...filter, assignee: userId } : filter;

/** The number of days after today until which something is due. */
const dueWithin: Record<DueSpan, number> = { overdue: -1, today: 0, week: 6 };

/** The conditions on how staff deal with a booking. */
function matchesHandling({ assignee, waitingFor, tag, due, reminded }: BookingFilter, now: Date) {
  const { assigneeId, dueOn, remindAt, tagKeys } = bookings;
  const hasCome = sql`${remindAt} <= ${now.toISOString()}`;
  return and(
    assignee === 'nobody'
      ? isNull(assigneeId)
      : assignee === undefined
        ? undefined
        : eq(assigneeId, assignee),
    waitingFor && eq(bookings.waitingFor, waitingFor),
    tag === undefined ? undefined : arrayContains(tagKeys, [tagKey(tag)]),
    due && lte(dueOn, addDays(dayInDhaka(now), dueWithin[due])),
    reminded === undefined
      ? undefined
      : reminded
        ? hasCome
        : sql`(${remindAt} is null or not ${hasCome})`,
  );
}

/** The filter but for the search. */
export function matches(filter: BookingFilter, now = new Date()): SQL | undefined {
  const { status, serviceType, from, to, guest, answered } = filter;
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
    matchesHandling(filter, now),
  );
}
