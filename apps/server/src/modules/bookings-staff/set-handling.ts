import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Columns of how staff deal with a booking. */
export type HandlingColumns = Partial<
  Pick<
    BookingRow,
    | 'assigneeId'
    | 'dueOn'
    | 'remindAt'
    | 'remindedAt'
    | 'waitingFor'
    | 'waitingSince'
    | 'tags'
    | 'tagKeys'
  >
>;

/** Nothing of the booking itself changes: neither for its customer, nor for who decides on it. */
const sameBooking = { version: sql`${bookings.version}`, updatedAt: sql`${bookings.updatedAt}` };

const changed = { ...sameBooking, handlingVersion: sql`${bookings.handlingVersion} + 1` };

/** Sets how staff deal with a booking that is locked. */
export async function setHandling(
  transaction: Queries,
  id: string,
  columns: HandlingColumns,
): Promise<void> {
  await transaction
    .update(bookings)
    .set({ ...columns, ...changed })
    .where(eq(bookings.id, id));
}

/** Notes that the assignee of a booking was reminded, which is no change to who works with it. */
export async function noteReminded(transaction: Queries, id: string, at: Date): Promise<void> {
  await transaction
    .update(bookings)
    .set({ remindedAt: at, ...sameBooking })
    .where(eq(bookings.id, id));
}

/** Lets the bookings of one of the staff be nobody's; those that have ended tell whose they were. */
export async function releaseBookingsOf(transaction: Queries, staffId: string): Promise<void> {
  await transaction
    .update(bookings)
    .set({ assigneeId: null, ...changed })
    .where(and(eq(bookings.assigneeId, staffId), isNotNull(bookings.waitingFor)));
}
