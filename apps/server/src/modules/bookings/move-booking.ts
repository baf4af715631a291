import { bookingMoves, type BookingPaper, type BookingStatus } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookingDocuments, bookingHistory, bookings } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { endOfKept } from '../files/retention.ts';
import { tellCustomer } from './booking-mails.ts';
import type { NewsFacts } from './compose-booking-mail.ts';
import { messages } from './messages.ts';
import { handlingAfter } from './waiting-after-move.ts';

/** A booking on its way to another status. */
export interface Move {
  bookingId: string;
  to: BookingStatus;
  /** The user who moves it; null: a guest. */
  actorId: string | null;
  /** To be read by the customer; in an answer, of the customer. */
  note?: string | undefined;
  /** The version that whoever moves it has seen; absent: whichever there is. */
  seen?: number | undefined;
  /** The note asks for a document: it may be asked for another one while one is waited for. */
  asksForDocument?: boolean;
  /** The customer answers what staff asked for. */
  isAnswer?: boolean;
  /** The picture that is asked for or, in an answer, sent. */
  document?: BookingPaper | undefined;
  /** The id of the step that it adds to the history; absent: a new one. */
  historyId?: string;
  /** How long mails and pushes wait, in seconds; absent: they are due at once. */
  newsDelay?: number;
}

/**
 * When a booking is moved: after its last move, also where that one is of the same millisecond or was
 * made by a transaction that began later.
 */
const afterLastMove = (bookingId: string) =>
  sql`greatest(clock_timestamp(), (select max(created_at) + interval '1 ms' from booking_history where booking_id = ${bookingId}))`;

const spoken = (status: string) => status.replaceAll('_', ' ');

/**
 * Moves a booking as far as its status allows (see `bookingMoves`): with its history, its news for
 * the customer and, at its end, the date when its documents are removed. Of two at once the second
 * sees what the first has done.
 *
 * @param facts read before the transaction.
 * @returns the booking as it was before.
 * @throws RequestError `conflict` for a move that is not allowed, `version_conflict` where somebody
 *   has changed the booking since it was seen.
 */
export async function moveBooking(
  transaction: Queries,
  move: Move,
  facts: NewsFacts,
): Promise<typeof bookings.$inferSelect> {
  const { bookingId, to, actorId, note, seen, asksForDocument = false, isAnswer = false } = move;
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  if (booking) assertVersion(seen, booking, 'booking');
  const allowed: readonly BookingStatus[] =
    bookingMoves[(booking?.status as BookingStatus | undefined) ?? 'completed'];
  const isAskedAgain = asksForDocument && booking?.status === to;
  if (!booking || !(allowed.includes(to) || isAskedAgain)) {
    const now = spoken(booking?.status ?? 'gone');
    const said = now === to ? messages.alreadyMoved(now) : messages.moveNotAllowed(now, spoken(to));
    throw new RequestError('conflict', said);
  }
  const from = booking.status as BookingStatus;
  await transaction
    .update(bookings)
    .set({
      ...{ status: to, answeredAt: isAnswer ? sql`now()` : null },
      ...handlingAfter(booking, { from, to, isAnswer }),
    })
    .where(eq(bookings.id, bookingId));
  const { document, historyId = createId(), newsDelay: delay } = move;
  const [moved] = await transaction
    .insert(bookingHistory)
    .values({
      id: historyId,
      bookingId,
      status: to,
      actorId,
      note: note ?? null,
      isAnswer,
      document: document ?? null,
      createdAt: afterLastMove(bookingId),
    })
    .returning({ at: bookingHistory.createdAt });
  if (bookingMoves[to].length === 0) {
    await transaction
      .update(bookingDocuments)
      .set({ deleteAfter: endOfKept })
      .where(eq(bookingDocuments.bookingId, bookingId));
  }
  // Nobody is told of what they have just done themselves.
  if (isAnswer) return booking;
  const eventKey = `booking:${historyId}`;
  const isByStaff = actorId !== null && actorId !== booking.userId;
  const news = { eventKey, bookingId, at: moved?.at, status: to, note, asksForDocument, delay };
  await tellCustomer(transaction, { ...news, isByStaff }, facts);
  return booking;
}
