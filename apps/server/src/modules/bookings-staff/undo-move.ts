import { and, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import {
  bookingDocuments,
  bookingHistory,
  bookings,
  type EndedHandling,
  type MovedBooking,
} from '../bookings/schema.ts';
import { jobs } from '../../platform/jobs/schema.ts';
import { notifications } from '../notifications/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { messages } from '../bookings/messages.ts';
import type { Refusal } from './refused-bookings.ts';
import { setHandling } from './set-handling.ts';

/** Takes back what customers were told of a step, or would be. */
async function forgetNews(transaction: Queries, historyId: string) {
  const eventKey = `booking:${historyId}`;
  await transaction.delete(notifications).where(eq(notifications.eventKey, eventKey));
  const isOfStep = or(eq(jobs.eventKey, eventKey), like(jobs.eventKey, `${eventKey}:%`));
  await transaction.delete(jobs).where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), isOfStep));
}

/** The handling of a booking before it was moved, to be kept with the change. */
export async function readEndedHandling(
  transaction: Queries,
  before: typeof bookings.$inferSelect,
): Promise<EndedHandling> {
  const [now] = await transaction
    .select({ version: bookings.handlingVersion })
    .from(bookings)
    .where(eq(bookings.id, before.id));
  const { waitingFor, dueOn, waitingSince, remindAt, remindedAt, handlingVersion } = before;
  return {
    ...{ waitingFor, dueOn },
    waitingSince: waitingSince?.toISOString() ?? null,
    remindAt: remindAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    version: now?.version ?? handlingVersion,
  };
}

/** Deals with a booking again as before, unless somebody has set it otherwise since; what had ended has to wait again. */
async function restoreHandling(
  transaction: Queries,
  id: string,
  { version, waitingFor, dueOn, ...moments }: EndedHandling,
  now: { handlingVersion: number; waitingFor: string | null },
) {
  if (now.handlingVersion !== version && now.waitingFor !== null) return;
  const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
  await setHandling(transaction, id, {
    ...{ waitingFor, dueOn },
    waitingSince: toDate(moments.waitingSince),
    remindAt: toDate(moments.remindAt),
    remindedAt: toDate(moments.remindedAt),
  });
}

/** Makes one booking what it was before a change. @returns why not, where it has changed since. */
export async function undoMove(
  transaction: Queries,
  { id, reference, status, answeredAt, version, historyId, handling }: MovedBooking,
  actorId: string,
): Promise<Refusal | undefined> {
  const [now] = await transaction
    .select({
      version: bookings.version,
      handlingVersion: bookings.handlingVersion,
      waitingFor: bookings.waitingFor,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update');
  if (now?.version !== version) {
    return { _id: id, reference, code: 'version_conflict', said: messages.changedSince };
  }
  await transaction
    .update(bookings)
    .set({ status, answeredAt: answeredAt === null ? null : new Date(answeredAt) })
    .where(eq(bookings.id, id));
  if (handling) await restoreHandling(transaction, id, handling, now);
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
