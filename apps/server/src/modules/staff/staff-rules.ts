import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { messages as general } from '../../http/messages.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import type { UserRow } from '../auth/user-serializer.ts';
import { messages } from './messages.ts';

/**
 * Lets one change of the staff after the other. Who makes it must still be an owner then, and nobody
 * changes themselves: so there is always an owner left, also where two remove each other at once.
 *
 * @throws RequestError `forbidden` for who is no owner any more.
 */
export async function changeAsOwner(transaction: Queries, actorId: string): Promise<void> {
  const owners = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('update');
  if (!owners.some(({ id }) => id === actorId)) {
    throw new RequestError('forbidden', general.notAllowed);
  }
}

const selectStaff = (db: Queries, id: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, 'customer')));

/** @throws RequestError `not_found` for who does not belong to the staff. */
export async function findStaff(db: Queries, id: string): Promise<UserRow> {
  const [row] = await selectStaff(db, id);
  if (!row) throw notFound(messages.memberNotFound);
  return row;
}

/**
 * The same, locked until the transaction ends.
 *
 * @throws RequestError `not_found` for who does not belong to the staff.
 */
export async function lockStaff(transaction: Queries, id: string): Promise<UserRow> {
  const [row] = await selectStaff(transaction, id).for('update');
  if (!row) throw notFound(messages.memberNotFound);
  return row;
}
