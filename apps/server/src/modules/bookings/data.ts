import { and, asc, eq, inArray } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { after, batch, inBatches } from '../../platform/database/in-batches.ts';
import type { Queries } from '../../platform/database/open.ts';
import { toJsonList } from '../../platform/json-list.ts';
import { filesOfPictures, type KeptPicture } from '../../platform/kept-picture.ts';
import type { ModuleData } from '../../platform/module-data.ts';
import { forgetWords } from '../audit/record-audit.ts';
import { removeFilesLater } from '../files/sweep-documents.ts';
import { forgetSubscriptions } from '../notifications/push/push-subscriptions.ts';
import { listHistory, listOpenings } from './booking-queries.ts';
import { toOpening } from './booking-serializers.ts';
import { keyOwner } from './creation/idempotency.ts';
import {
  bookingDocuments,
  bookingHistory,
  bookingNotes,
  bookings,
  documentOpenings,
  idempotencyKeys,
  statedPurposes,
} from './schema.ts';

const nameOfDocument = (reference: string, part: string) => `documents/${reference}-${part}.webp`;

const rowsOf = (db: Queries, userId: string) =>
  inBatches<typeof bookings.$inferSelect>((last) =>
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.userId, userId), after(bookings.id, last?.id)))
      .orderBy(asc(bookings.id))
      .limit(batch),
  );

const listDocuments = (db: Queries, bookingId: string) =>
  db
    .select()
    .from(bookingDocuments)
    .where(eq(bookingDocuments.bookingId, bookingId))
    .orderBy(asc(bookingDocuments.part));

/** Further facts of a booking in words, and its handling by staff. */
const leftOut: ReadonlySet<string> = new Set<keyof typeof bookings.$inferSelect>([
  ...(['searchText', 'userId', 'version', 'handlingVersion'] as const),
  ...(['assigneeId', 'dueOn', 'remindAt', 'remindedAt'] as const),
  ...(['waitingFor', 'waitingSince', 'tags', 'tagKeys'] as const),
]);

/** The bookings of a person, each with how it went, its documents, and who opened those. */
async function* eachBookingOf(db: Queries, userId: string) {
  for await (const row of rowsOf(db, userId)) {
    const booking = Object.fromEntries(Object.entries(row).filter(([name]) => !leftOut.has(name)));
    const documents = await listDocuments(db, row.id);
    yield {
      ...omitNullish(booking),
      history: (await listHistory(db, row.id)).map((step) => omitNullish(step)),
      documents: documents.map(({ part, createdAt, deleteAfter }) => ({
        file: nameOfDocument(row.reference, part),
        ...omitNullish({ part, createdAt, deleteAfter }),
      })),
      openings: (await listOpenings(db, row.id)).map(toOpening),
    };
  }
}

/** The pictures of a person's documents. */
async function* eachDocumentOf(db: Queries, userId: string): AsyncGenerator<KeptPicture> {
  for await (const { id, reference } of rowsOf(db, userId)) {
    for (const { key, part, createdAt } of await listDocuments(db, id)) {
      yield { key, name: nameOfDocument(reference, part), createdAt };
    }
  }
}

/** What a booking knows of a person. */
const nothing = {
  name: null,
  email: null,
  whatsapp: null,
  imo: null,
  phone: null,
  address: null,
  preferredContact: null,
  requirements: null,
  notes: null,
  photos: [],
};

/** Bookings stay without the person. */
export const bookingsData: ModuleData = {
  personal: {
    tables: {
      'in the archive': [bookings, bookingDocuments, bookingHistory, documentOpenings],
      'of staff alone': [bookingNotes, statedPurposes],
    },
    export: {
      async *files(db, { userId }, pictures) {
        yield { name: 'bookings.json', input: toJsonList(eachBookingOf(db, userId)) };
        yield* filesOfPictures(eachDocumentOf(db, userId), pictures);
      },
    },
    async detach(transaction, { userId }) {
      const own = await transaction
        .update(bookings)
        .set(nothing)
        .where(eq(bookings.userId, userId))
        .returning({ id: bookings.id });
      const ids = own.map(({ id }) => id);
      if (ids.length === 0) return;
      const documents = await transaction
        .delete(bookingDocuments)
        .where(inArray(bookingDocuments.bookingId, ids))
        .returning({ key: bookingDocuments.key });
      await removeFilesLater(
        transaction,
        `person:${userId}:documents`,
        documents.map(({ key }) => key),
      );
      // Notes of staff, and their words at documents, may tell whose it was; that they wrote them stays in the log.
      await transaction.delete(documentOpenings).where(inArray(documentOpenings.bookingId, ids));
      await transaction.delete(bookingNotes).where(inArray(bookingNotes.bookingId, ids));
      await transaction.delete(statedPurposes).where(inArray(statedPurposes.bookingId, ids));
      await forgetWords(transaction, ids);
      await forgetSubscriptions(transaction, ids);
    },
    async erase(transaction, { userId }) {
      await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, keyOwner(userId)));
    },
  },
};
