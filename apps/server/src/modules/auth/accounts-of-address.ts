import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { violatedUniqueIndex } from '../../platform/database/violated-constraint.ts';
import { messages } from './messages.ts';
import { verifyPassword } from './passwords.ts';
import type { UserRow } from './user-serializer.ts';

/**
 * With how many accounts of an address a password is compared. Each costs what one hash costs, also
 * where there are fewer accounts: the time of a failure tells nothing.
 */
const candidateCount = 3;

const isConfirmed = sql`${users.emailVerifiedAt} is not null`;

/** The first that got the address. Who registers it later does not push them out of the candidates. */
const isFirst = sql`${users.emailSince} = min(${users.emailSince}) over ()`;

/** The account of an address whose password this is: of several the confirmed one. */
export async function findByPassword(
  db: Queries,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const candidates = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(isConfirmed), desc(isFirst), desc(users.signedInAt), users.id)
    .limit(candidateCount);
  for (let turn = 0; turn < candidateCount; turn += 1) {
    const candidate = candidates[turn];
    if (await verifyPassword(password, candidate?.passwordHash ?? null)) return candidate;
  }
  return undefined;
}

/** The account whose owner has shown that the address is theirs; there is one at most. */
export async function findConfirmed(db: Queries, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return user;
}

/** The account that whoever reads the mails of an address gets: the confirmed one, else the last used. */
export async function findForMailbox(db: Queries, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(isConfirmed), desc(users.signedInAt), users.id)
    .limit(1);
  return user;
}

export const belongsToAnother = () => new RequestError('conflict', messages.addressOfAnother);

/** Further changes to an account whose owner has shown that its address is theirs. */
export type OnConfirmed = (transaction: Queries, userId: string) => Promise<void>;

/**
 * Notes that an account's owner has shown that its address is theirs.
 *
 * @throws RequestError `conflict` where another account was confirmed first.
 */
export async function confirmAddress(
  transaction: Queries,
  userId: string,
  onConfirmed: OnConfirmed,
): Promise<void> {
  try {
    await transaction
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, userId));
  } catch (error) {
    if (violatedUniqueIndex(error) !== 'users_email_confirmed') throw error;
    throw belongsToAnother();
  }
  await onConfirmed(transaction, userId);
}
