import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { and, eq } from 'drizzle-orm';
import type { Message } from '../../http/message.ts';
import { messages as general } from '../../http/messages.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookings, type AssignedBooking } from '../bookings/schema.ts';
import { users } from '../users/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findColleague, isColleague } from '../auth/colleagues.ts';
import { inOrder } from '../change-sets/change-sets.ts';
import { messages } from '../bookings/messages.ts';
import type { Refusal } from './refused-bookings.ts';
import { setHandling } from './set-handling.ts';

type Asked = BodyOf<Definitions['staffHandling']['assign']>;

async function lock(transaction: Queries, id: string) {
  const [row] = await transaction
    .select({
      reference: bookings.reference,
      assigneeId: bookings.assigneeId,
      handlingVersion: bookings.handlingVersion,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update');
  return row;
}

/** Why a booking is left as it is. @param now the booking; absent: there is none. */
const refuse = (id: string, now: { reference: string } | undefined, said: Message): Refusal =>
  now
    ? { _id: id, reference: now.reference, code: 'version_conflict', said }
    : { _id: id, code: 'not_found', said: messages.bookingNotFound };

/** Gives bookings to one of the staff or to nobody, each over the version that was seen. */
export async function assignAll(
  transaction: Queries,
  { bookings: asked, assigneeId }: Asked,
  actorId: string,
): Promise<{ changed: AssignedBooking[]; refused: Refusal[] }> {
  const assignee = assigneeId === null ? null : await findColleague(transaction, assigneeId);
  const changed: AssignedBooking[] = [];
  const refused: Refusal[] = [];
  for (const { _id: id, version } of inOrder(asked)) {
    const before = await lock(transaction, id);
    if (before?.handlingVersion !== version) {
      refused.push(refuse(id, before, general.overtaken('booking')));
      continue;
    }
    if (before.assigneeId === assigneeId) continue;
    await setHandling(transaction, id, { assigneeId });
    changed.push({ id, ...before, handlingVersion: version + 1 });
    await recordAudit(transaction, {
      ...{ actorId, subject: id, name: before.reference },
      action: assignee ? 'booking.assign' : 'booking.unassign',
      words: assignee?.name,
    });
  }
  return { changed, refused };
}

/**
 * Gives one booking back to whom it was before a change; to nobody where they have left the staff since.
 *
 * @returns why not, where it has changed since.
 */
export async function undoAssignment(
  transaction: Queries,
  { id, assigneeId, handlingVersion }: AssignedBooking,
  actorId: string,
): Promise<Refusal | undefined> {
  const now = await lock(transaction, id);
  if (now?.handlingVersion !== handlingVersion) return refuse(id, now, messages.changedSince);
  const [before] =
    assigneeId === null
      ? []
      : await transaction
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(and(eq(users.id, assigneeId), isColleague));
  await setHandling(transaction, id, { assigneeId: before?.id ?? null });
  const action = before ? 'booking.assign' : 'booking.unassign';
  const { reference: name } = now;
  await recordAudit(transaction, { actorId, action, subject: id, name, words: before?.name });
  return undefined;
}
