import type { BookingPaper } from '@pothik/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { CaseSource } from '../../http/calls/case-source.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { users } from '../users/schema.ts';
import { bookingHistory, bookingNotes, bookings, documentOpenings } from './schema.ts';

const ofBooking = { _id: bookings.id, reference: bookings.reference };

const steps: CaseSource = async (db, parts, most) => {
  const rows = await db
    .select({ step: bookingHistory, booking: ofBooking, by: users.name, role: users.role })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.bookingId))
    .leftJoin(users, eq(users.id, bookingHistory.actorId))
    .where(inArray(bookingHistory.bookingId, [...parts.bookings]))
    .orderBy(desc(bookingHistory.createdAt), desc(bookingHistory.id))
    .limit(most);
  return rows.map(({ step, booking, by, role }) => {
    const isGuests = role === null && (step.isAnswer || step.status === 'pending');
    const isCustomers = isGuests || role === 'customer';
    return {
      _id: step.id,
      at: step.createdAt.toISOString(),
      kind: 'step',
      booking,
      status: step.status,
      ...(isCustomers ? { isCustomers } : omitNullish({ by })),
      ...(step.isAnswer ? { isAnswer: true } : {}),
      ...omitNullish({ text: step.note, document: step.document }),
    };
  });
};

const openings: CaseSource = async (db, parts, most) => {
  const rows = await db
    .select({ opening: documentOpenings, booking: ofBooking, by: users.name })
    .from(documentOpenings)
    .innerJoin(bookings, eq(bookings.id, documentOpenings.bookingId))
    .leftJoin(users, eq(users.id, documentOpenings.userId))
    .where(inArray(documentOpenings.bookingId, [...parts.bookings]))
    .orderBy(desc(documentOpenings.createdAt), desc(documentOpenings.id))
    .limit(most);
  return rows.map(({ opening: { id, createdAt, part, use, purpose, words }, booking, by }) => ({
    _id: id,
    at: createdAt.toISOString(),
    kind: 'opening',
    booking,
    // Its writer names a part that is known.
    document: part as BookingPaper,
    use,
    ...omitNullish({ by, purpose, text: words }),
  }));
};

const notesOfBookings: CaseSource = async (db, parts, most) => {
  const rows = await db
    .select({ note: bookingNotes, booking: ofBooking, by: users.name })
    .from(bookingNotes)
    .innerJoin(bookings, eq(bookings.id, bookingNotes.bookingId))
    .leftJoin(users, eq(users.id, bookingNotes.authorId))
    .where(inArray(bookingNotes.bookingId, [...parts.bookings]))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(most);
  return rows.map(({ note: { id, createdAt, content }, booking, by }) => ({
    _id: id,
    at: createdAt.toISOString(),
    kind: 'note',
    booking,
    text: content,
    ...omitNullish({ by }),
  }));
};

/** How bookings went, who opened their documents, and what staff noted. */
export const bookingEntries: readonly CaseSource[] = [steps, openings, notesOfBookings];
