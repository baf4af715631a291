import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { CaseSource } from '../../http/calls/case-source.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { bookings } from '../bookings/schema.ts';
import { users } from '../users/schema.ts';
import { auditLog } from './schema.ts';

const ofBooking = { _id: bookings.id, reference: bookings.reference };

/** Actions of the log that other sources tell as well. */
const toldElsewhere = ['booking.status', 'booking.ask', 'booking.note', 'chat.note'];

/** What staff did. */
export const deedEntries: CaseSource = async (db, parts, most) => {
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
