import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { bookingDocuments, bookings } from '../../bookings/schema.ts';
import { chatMessages, chats } from '../../chat/schema.ts';
import { notifications } from '../../notifications/schema.ts';
import { listHistory, listOpenings } from '../../bookings/booking-queries.ts';
import { toOpening } from '../../bookings/booking-serializers.ts';

/** How many rows are in memory at once. */
const batch = 200;

/** All rows of a list, read in batches: each but the first begins after the last row of the one before. */
async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await read(last);
    yield* rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

const after = (column: Parameters<typeof gt>[0], value: unknown): SQL | undefined =>
  value === undefined ? undefined : gt(column, value);

export async function* eachNotification(db: Queries, userId: string) {
  const rows = inBatches<typeof notifications.$inferSelect>((last) =>
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), after(notifications.id, last?.id)))
      .orderBy(asc(notifications.id))
      .limit(batch),
  );
  for await (const { kind, title, body, link, readAt, createdAt } of rows) {
    yield omitNullish({ kind, title, body, link, readAt, createdAt });
  }
}

/** A picture that lies in the private store. */
export interface KeptPicture {
  key: string;
  /** In the archive. */
  name: string;
  createdAt: Date;
}

const nameOfDocument = (reference: string, part: string) => `documents/${reference}-${part}.webp`;

const rowsOfBookings = (db: Queries, userId: string) =>
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
export async function* eachBookingOf(db: Queries, userId: string) {
  for await (const row of rowsOfBookings(db, userId)) {
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
export async function* eachDocumentOf(db: Queries, userId: string): AsyncGenerator<KeptPicture> {
  for await (const { id, reference } of rowsOfBookings(db, userId)) {
    for (const { key, part, createdAt } of await listDocuments(db, id)) {
      yield { key, name: nameOfDocument(reference, part), createdAt };
    }
  }
}

/** A chat of a person, and what it is called in the archive. */
export const eachChatOf = (db: Queries, userId: string) =>
  inBatches<typeof chats.$inferSelect>((last) =>
    db
      .select()
      .from(chats)
      .where(and(eq(chats.userId, userId), after(chats.id, last?.id)))
      .orderBy(asc(chats.id))
      .limit(batch),
  );

const rowsOfMessages = (db: Queries, chatId: string) =>
  inBatches<typeof chatMessages.$inferSelect>((last) =>
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), after(chatMessages.sequence, last?.sequence)))
      .orderBy(asc(chatMessages.sequence))
      .limit(batch),
  );

const nameOfPicture = (chatId: string, sequence: number) =>
  `chats/${chatId}/${String(sequence)}.webp`;

/** What was said in a chat; who of the staff said it is not told, as in the chat itself. */
export async function* eachMessage(db: Queries, chatId: string) {
  for await (const row of rowsOfMessages(db, chatId)) {
    const { sequence, senderType, content, createdAt, attachmentKey: key } = row;
    const picture = key === null ? undefined : nameOfPicture(chatId, sequence);
    const from = senderType === 'customer' ? 'you' : 'staff';
    yield omitNullish({ sequence, from, content, createdAt, picture });
  }
}

export async function* eachPictureOfChat(db: Queries, chatId: string): AsyncGenerator<KeptPicture> {
  for await (const { attachmentKey: key, sequence, createdAt } of rowsOfMessages(db, chatId)) {
    if (key !== null) yield { key, name: nameOfPicture(chatId, sequence), createdAt };
  }
}
