import { and, eq, isNull, ne } from 'drizzle-orm';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { messages } from './messages.ts';

/** Accounts that belong to the staff and may sign in. */
export const isColleague = and(ne(users.role, 'customer'), isNull(users.deactivatedAt));

/** One of them, who stays so until the transaction has ended. @throws RequestError `not_found` */
export async function findColleague(
  transaction: Queries,
  id: string,
): Promise<{ _id: string; name: string }> {
  const [colleague] = await transaction
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isColleague))
    .for('share');
  if (!colleague) throw notFound(messages.colleagueNotFound);
  return colleague;
}
