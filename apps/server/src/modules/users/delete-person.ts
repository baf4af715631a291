import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { auditLog } from '../audit/schema.ts';
import {
  idempotencyKeys,
  bookingDocuments,
  bookingNotes,
  bookings,
  documentOpenings,
  statedPurposes,
} from '../bookings/schema.ts';
import { chatMessages, chats } from '../chat/schema.ts';
import { consents } from '../consents/schema.ts';
import { newsletterSubscribers } from '../newsletter/schema.ts';
import { pushSubscriptions } from '../push/schema.ts';
import { users } from './schema.ts';
import { keyOwner } from '../bookings/creation/idempotency.ts';
import { removeFilesLater } from '../files/sweep-documents.ts';
import { removePicture } from '../media/remove-pictures.ts';

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

/** Notes of staff, and their words at documents, may tell whose it was; that they wrote them stays in the log. */
async function forgetWords(transaction: Queries, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await transaction.delete(documentOpenings).where(inArray(documentOpenings.bookingId, bookingIds));
  await transaction.delete(bookingNotes).where(inArray(bookingNotes.bookingId, bookingIds));
  await transaction.delete(statedPurposes).where(inArray(statedPurposes.bookingId, bookingIds));
  await transaction
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'words'` })
    .where(and(eq(auditLog.kind, 'document'), inArray(auditLog.subject, bookingIds)));
}

/**
 * Removes an account with all that says who it was: profile, picture, documents, conversations. Bookings stay
 * without the person. Sessions, links and notifications go with the account; the files go
 * right afterwards, by a job.
 */
export async function deletePerson(transaction: Queries, userId: string): Promise<void> {
  const own = await transaction
    .update(bookings)
    .set(nothing)
    .where(eq(bookings.userId, userId))
    .returning({ id: bookings.id });
  const ids = own.map(({ id }) => id);
  const documents =
    ids.length === 0
      ? []
      : await transaction
          .delete(bookingDocuments)
          .where(inArray(bookingDocuments.bookingId, ids))
          .returning({ key: bookingDocuments.key });
  await forgetWords(transaction, ids);
  await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.bookingId, ids));
  const pictures = await transaction
    .select({ key: chatMessages.attachmentKey })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(and(eq(chats.userId, userId), isNotNull(chatMessages.attachmentKey)));
  const keys = [...documents, ...pictures].flatMap(({ key }) => key ?? []);
  await removeFilesLater(transaction, `person:${userId}`, keys);
  await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, keyOwner(userId)));
  await transaction.delete(chats).where(eq(chats.userId, userId));
  // Last: with the account goes what tells whose the rest was.
  const [person] = await transaction.delete(users).where(eq(users.id, userId)).returning({
    email: users.email,
    emailVerifiedAt: users.emailVerifiedAt,
    imageUrl: users.imageUrl,
  });
  await removePicture(transaction, person?.imageUrl ?? null);
  // Any address can be given: news to one goes on until its owner ends them.
  if (person?.emailVerifiedAt) {
    await transaction
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, person.email));
    await transaction.delete(consents).where(eq(consents.email, person.email));
  }
}
