import type { RefusedBooking } from '@pothik/contract';
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import {
  bookingDocuments,
  bookingHistory,
  bookings,
  jobs,
  notifications,
  type ChangedBooking,
} from '../../../platform/database/schema/index.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** Takes back what customers were told of a step, or would be. */
async function forgetNews(transaction: Queries, historyId: string) {
  const eventKey = `booking:${historyId}`;
  await transaction.delete(notifications).where(eq(notifications.eventKey, eventKey));
  const isOfStep = or(eq(jobs.eventKey, eventKey), like(jobs.eventKey, `${eventKey}:%`));
  await transaction.delete(jobs).where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), isOfStep));
}

const changedSince = 'Somebody has changed this booking since. It stays as it is now.';

/** Makes one booking what it was before a change. @returns why not, where it has changed since. */
export async function undoOne(
  transaction: Queries,
  { id, reference, status, answeredAt, version, historyId }: ChangedBooking,
  actorId: string,
): Promise<RefusedBooking | undefined> {
  const [now] = await transaction
    .select({ version: bookings.version })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update');
  if (now?.version !== version) {
    return { _id: id, reference, code: 'version_conflict', message: changedSince };
  }
  await transaction
    .update(bookings)
    .set({ status, answeredAt: answeredAt === null ? null : new Date(answeredAt) })
    .where(eq(bookings.id, id));
  await transaction.delete(bookingHistory).where(inArray(bookingHistory.id, [historyId]));
  // Before its end no document of a booking had a day on which it goes.
  await transaction
    .update(bookingDocuments)
    .set({ deleteAfter: null })
    .where(eq(bookingDocuments.bookingId, id));
  await forgetNews(transaction, historyId);
  await recordAudit(transaction, {
    actorId,
    action: 'booking.undo',
    subject: id,
    name: reference,
    status,
  });
  return undefined;
}
