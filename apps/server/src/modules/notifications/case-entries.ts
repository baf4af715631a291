import type { MailState } from '@pothik/contract';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CaseSource } from '../../http/calls/case-source.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { jobs } from '../../platform/jobs/schema.ts';
import { bookings } from '../bookings/schema.ts';
import { customerMails } from './schema.ts';

const ofBooking = { _id: bookings.id, reference: bookings.reference };

const isPending = sql<boolean>`(${jobs.id} is not null and ${jobs.doneAt} is null and ${jobs.failedAt} is null)`;

const stateOf = (sentAt: Date | null, waits: boolean): MailState =>
  sentAt !== null ? 'sent' : waits ? 'waiting' : 'failed';

/** The mails to a customer. */
export const mailEntries: CaseSource = async (db, parts, most) => {
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
