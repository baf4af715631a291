import type { BookingPaper, CaseEntry, MailState } from '@pothik/contract';
import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { auditLog } from '../audit/schema.ts';
import { bookingHistory, bookingNotes, bookings, documentOpenings } from '../bookings/schema.ts';
import { chatMessages, chatNotes } from '../chat/schema.ts';
import { customerMails } from '../notifications/schema.ts';
import { jobs } from '../../platform/jobs/schema.ts';
import { users } from '../users/schema.ts';
import { toStaffMessage } from '../chat/chat-serializers.ts';
import type { DocumentKeys } from '../files/document-keys.ts';

/** Whose entries are read: the ids of what belongs to the case. */
export interface CaseParts {
  bookings: readonly string[];
  chats: readonly string[];
  customerId: string | null;
}

/** The entries of a case from one source, newest first. */
type Source = (db: Queries, parts: CaseParts, most: number) => Promise<CaseEntry[]>;

const ofBooking = { _id: bookings.id, reference: bookings.reference };

const steps: Source = async (db, parts, most) => {
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

const openings: Source = async (db, parts, most) => {
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

const messages =
  (keys: DocumentKeys): Source =>
  async (db, parts, most) => {
    const rows = await db
      .select()
      .from(chatMessages)
      .where(inArray(chatMessages.chatId, [...parts.chats]))
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(most);
    return rows.map((row) => {
      const { _id, chat, createdAt, senderType, content, author, attachment } = toStaffMessage(
        row,
        keys,
      );
      return {
        _id,
        at: createdAt,
        kind: 'message',
        chat,
        ...(senderType === 'customer' ? { isCustomers: true } : omitNullish({ by: author?.name })),
        ...(content === '' ? {} : { text: content }),
        ...omitNullish({ attachment }),
      };
    });
  };

const notesOfChats: Source = async (db, parts, most) => {
  const rows = await db
    .select({ note: chatNotes, by: users.name })
    .from(chatNotes)
    .leftJoin(users, eq(users.id, chatNotes.authorId))
    .where(inArray(chatNotes.chatId, [...parts.chats]))
    .orderBy(desc(chatNotes.createdAt), desc(chatNotes.id))
    .limit(most);
  return rows.map(({ note: { id, createdAt, chatId, content }, by }) => ({
    _id: id,
    at: createdAt.toISOString(),
    kind: 'note',
    chat: chatId,
    text: content,
    ...omitNullish({ by }),
  }));
};

const notesOfBookings: Source = async (db, parts, most) => {
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

const isPending = sql<boolean>`(${jobs.id} is not null and ${jobs.doneAt} is null and ${jobs.failedAt} is null)`;

const stateOf = (sentAt: Date | null, waits: boolean): MailState =>
  sentAt !== null ? 'sent' : waits ? 'waiting' : 'failed';

const mails: Source = async (db, parts, most) => {
  const rows = await db
    .select({ mail: customerMails, booking: ofBooking, isPending })
    .from(customerMails)
    .leftJoin(bookings, eq(bookings.id, customerMails.bookingId))
    .leftJoin(jobs, eq(jobs.id, customerMails.id))
    .where(
      or(
        inArray(customerMails.bookingId, [...parts.bookings]),
        inArray(customerMails.chatId, [...parts.chats]),
      ),
    )
    .orderBy(desc(customerMails.createdAt), desc(customerMails.id))
    .limit(most);
  return rows.map(
    ({ mail: { id, createdAt, sentAt, about, chatId }, booking, isPending: waits }) => ({
      _id: id,
      at: createdAt.toISOString(),
      kind: 'mail',
      about,
      mail: stateOf(sentAt, waits),
      ...omitNullish({ booking, chat: chatId }),
    }),
  );
};

/** Actions of the log that other sources tell as well. */
const toldElsewhere = ['booking.status', 'booking.ask', 'booking.note', 'chat.note'];

const deeds: Source = async (db, parts, most) => {
  const { bookings: ids, chats: chatIds, customerId } = parts;
  const subjects = [...ids, ...chatIds, ...(customerId === null ? [] : [customerId])];
  const rows = await db
    .select({ entry: auditLog, booking: ofBooking, by: users.name })
    .from(auditLog)
    .leftJoin(bookings, eq(bookings.id, auditLog.subject))
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        inArray(auditLog.subject, subjects),
        inArray(auditLog.kind, ['booking', 'chat', 'session']),
        notInArray(auditLog.action, toldElsewhere),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(most);
  return rows.map(({ entry: { id, createdAt, action, kind, subject, details }, booking, by }) => ({
    _id: id,
    at: createdAt.toISOString(),
    kind: 'deed',
    deed: action,
    ...omitNullish({
      by,
      booking,
      chat: kind === 'chat' ? subject : undefined,
      text: details?.words,
      status: details?.status,
    }),
  }));
};

/** The newest first; of the same moment in the order of their ids, so that none changes places. */
const isNewer = (one: CaseEntry, other: CaseEntry) =>
  one.at === other.at ? (one._id < other._id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** The newest entries of a case, at most so many, and whether there are older ones. */
export async function readCaseEntries(
  db: Queries,
  keys: DocumentKeys,
  parts: CaseParts,
  count: number,
): Promise<{ entries: CaseEntry[]; hasMore: boolean }> {
  const sources = [steps, openings, messages(keys), notesOfChats, notesOfBookings, mails, deeds];
  const read = await Promise.all(sources.map((source) => source(db, parts, count + 1)));
  const all = read.flat().toSorted(isNewer);
  return { entries: all.slice(0, count), hasMore: all.length > count };
}
