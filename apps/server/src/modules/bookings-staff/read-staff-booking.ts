import type { StaffBooking } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { findStatedPurpose } from '../files/stated-purposes.ts';
import { waysToTell } from '../bookings/booking-mails.ts';
import { findBooking, listOpenings } from '../bookings/booking-queries.ts';
import { messages } from '../bookings/messages.ts';
import { listStaffHistory } from './staff-booking-queries.ts';
import { toStaffBooking } from './staff-booking-serializers.ts';

async function nameOf(db: Queries, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}

/** A booking as it is answered to one of the staff. @throws RequestError `not_found` */
export async function readStaffBooking(
  db: Queries,
  keys: DocumentKeys,
  id: string,
  { sessionId }: Caller,
): Promise<StaffBooking> {
  const row = await findBooking(db, id);
  if (!row) throw notFound(messages.bookingNotFound);
  const [history, openings, stated, toldBy, assignee] = await Promise.all([
    listStaffHistory(db, id),
    listOpenings(db, id),
    findStatedPurpose(db, { bookingId: id, sessionId }),
    waysToTell(db, row.booking),
    nameOf(db, row.booking.assigneeId),
  ]);
  const whole = { row, history, openings, stated, toldBy, assignee };
  return toStaffBooking(whole, keys, sessionId);
}
