import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { addressMoves, identities, users } from '../../platform/database/schema/index.ts';
import { violatedUniqueIndex } from '../../platform/database/violated-constraint.ts';
import { belongsToAnother } from './accounts-of-address.ts';
import { endSessionsOf } from './sessions.ts';
import type { UserRow } from './user-serializer.ts';

/** How long the former mailbox can undo a move, in milliseconds. */
const undoLifetime = 7 * 24 * 60 * 60 * 1_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Notes the address that an account is about to lose.
 *
 * @returns the token of the link that gives it back; it is mailed and nowhere else.
 */
export async function recordMove(
  transaction: Queries,
  { id, email, emailSince, emailVerifiedAt }: UserRow,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.insert(addressMoves).values({
    tokenHash: hashToken(token),
    userId: id,
    formerEmail: email,
    formerEmailSince: emailSince,
    formerEmailVerifiedAt: emailVerifiedAt,
    expiresAt: new Date(Date.now() + undoLifetime),
  });
  return token;
}

/**
 * Gives an account its former address back. Whoever moved it knew the password or had a session: both end,
 * as do links with Google and the links of later moves.
 *
 * @returns the address, whose owner sets a new password.
 * @throws RequestError `gone` for a link that is unknown, used or expired, `conflict` where the address
 *   belongs to another account by now.
 */
export async function undoMove(transaction: Queries, token: string): Promise<string> {
  const isOpen = and(isNull(addressMoves.usedAt), gt(addressMoves.expiresAt, sql`now()`));
  const [move] = await transaction
    .select()
    .from(addressMoves)
    .where(and(eq(addressMoves.tokenHash, hashToken(token)), isOpen))
    .for('update');
  if (!move) throw new RequestError('gone', 'This link is not valid any more.');
  const { userId, createdAt } = move;
  await transaction
    .update(addressMoves)
    .set({ usedAt: sql`now()` })
    .where(and(eq(addressMoves.userId, userId), gte(addressMoves.createdAt, createdAt)));
  try {
    await transaction
      .update(users)
      .set({
        email: move.formerEmail,
        emailSince: move.formerEmailSince,
        emailVerifiedAt: move.formerEmailVerifiedAt,
        passwordHash: null,
      })
      .where(eq(users.id, userId));
  } catch (error) {
    if (violatedUniqueIndex(error) !== 'users_email_confirmed') throw error;
    throw belongsToAnother();
  }
  await transaction.delete(identities).where(eq(identities.userId, userId));
  await endSessionsOf(transaction, userId);
  return move.formerEmail;
}

/** Removes moves that nobody can undo any more. */
export async function sweepMoves(db: Queries): Promise<void> {
  await db.delete(addressMoves).where(lte(addressMoves.expiresAt, sql`now()`));
}
