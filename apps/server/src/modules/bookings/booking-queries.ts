import type { BookingPaper } from '@pothik/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookingDocuments, bookingHistory, bookings, documentOpenings } from './schema.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';
import { category } from '../catalogue/service-columns.ts';

/** How many bookings a person is shown. */
const most = 200;

interface BookingDocument {
  id: string;
  part: BookingPaper;
  /** ISO 8601. */
  deleteAfter: string | null;
}

const documents = sql<BookingDocument[]>`(
  select coalesce(json_agg(json_build_object('id', ${bookingDocuments.id}, 'part', ${bookingDocuments.part}, 'deleteAfter', ${bookingDocuments.deleteAfter}) order by ${bookingDocuments.part}), '[]')
  from ${bookingDocuments} where ${bookingDocuments.bookingId} = ${bookings.id})`;

/** A request of staff to the customer. */
interface AskedOfCustomer {
  note: string | null;
  document: BookingPaper | null;
  /** ISO 8601. */
  at: string;
}

/** Null but while the booking waits for its customer. */
const request = sql<AskedOfCustomer | null>`(
  select json_build_object('note', ${bookingHistory.note}, 'document', ${bookingHistory.document}, 'at', ${bookingHistory.createdAt})
  from ${bookingHistory}
  where ${bookingHistory.bookingId} = ${bookings.id} and ${bookings.status} = 'action_required'
  order by ${bookingHistory.createdAt} desc, ${bookingHistory.id} desc limit 1)`;

const selectBookings = (db: Queries, where: SQL | undefined) =>
  db
    .select({
      booking: bookings,
      service: {
        id: services.id,
        name: services.name,
        jobTitle: services.jobTitle,
        kind: services.kind,
      },
      category: { id: category.id, name: category.name, slug: category.slug },
      documents,
      request,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(category, eq(category.id, services.categoryId))
    .where(where);

/** A booking with what an answer tells of it. */
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

export async function findBooking(db: Queries, id: string): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(db, eq(bookings.id, id));
  return row;
}

/** A booking of this person; somebody else's is as good as none. */
export async function findOwnBooking(
  db: Queries,
  id: string,
  userId: string,
): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(db, and(eq(bookings.id, id), eq(bookings.userId, userId)));
  return row;
}

/** A booking by what its guest was told and has told. */
export async function findByReference(
  db: Queries,
  reference: string,
  phone: string,
): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(
    db,
    and(eq(bookings.reference, reference), eq(bookings.phone, phone)),
  );
  return row;
}

/** The newest bookings of a person. */
export const listOwnBookings = (db: Queries, userId: string): Promise<BookingRow[]> =>
  selectBookings(db, eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(most)
    .execute();

/** The requests of staff to the customers of these bookings, by the booking's id, as far as they wait. */
export async function readRequests(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedOfCustomer>> {
  const { bookingId, note, document, createdAt, id } = bookingHistory;
  const rows = await db
    .select({ bookingId, note, document, at: createdAt })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(inArray(bookingId, [...ids]), eq(bookings.status, 'action_required')))
    .orderBy(createdAt, id);
  // The newest of each comes last, and stays.
  return new Map(rows.map(({ at, ...row }) => [row.bookingId, { ...row, at: at.toISOString() }]));
}

/** How a booking came to its status, the oldest first. */
export const listHistory = (db: Queries, bookingId: string) =>
  db
    .select({
      status: bookingHistory.status,
      note: bookingHistory.note,
      isAnswer: bookingHistory.isAnswer,
      document: bookingHistory.document,
      at: bookingHistory.createdAt,
    })
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, bookingId))
    .orderBy(bookingHistory.createdAt, bookingHistory.id);

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** When staff opened the documents of a booking and what for, the newest first. */
export const listOpenings = (db: Queries, bookingId: string) =>
  db
    .select({ opening: documentOpenings, by: users.name })
    .from(documentOpenings)
    .leftJoin(users, eq(users.id, documentOpenings.userId))
    .where(eq(documentOpenings.bookingId, bookingId))
    .orderBy(desc(documentOpenings.createdAt), desc(documentOpenings.id));

export type OpeningRow = Awaited<ReturnType<typeof listOpenings>>[number];
