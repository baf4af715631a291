import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { addressMoves } from './schema.ts';
import { users } from '../users/schema.ts';
import { violatedUniqueIndex } from '../../platform/database/violated-constraint.ts';
import { belongsToAnother } from './accounts-of-address.ts';
import { changeControl } from './control/change-control.ts';
import type { UserRow } from './user-serializer.ts';

/** How long the former mailbox can undo a move, in milliseconds. */
const undoLifetime = 7 * 24 * 60 * 60 * 1_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Notes the address that an account is about to lose.
 *
 * @param epoch of the account after the move.
 * @returns the token of the link that gives it back; it is mailed and nowhere else.
 */
export async function recordMove(
  transaction: Queries,
  { id, email, emailSince, emailVerifiedAt }: UserRow,
  epoch: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.insert(addressMoves).values({
    tokenHash: hashToken(token),
    userId: id,
    epoch,
    formerEmail: email,
    formerEmailSince: emailSince,
    formerEmailVerifiedAt: emailVerifiedAt,
    expiresAt: new Date(Date.now() + undoLifetime),
  });
  return token;
}

/**
 * Gives an account its former address back. The person who moved it knew the password or had a session: both end,
 * with everything else that opens the account, but for the links of earlier moves.
 *
 * @returns the address, whose owner sets a new password.
 * @throws RequestError `gone` for a link that is unknown, used, expired or void since somebody else claimed the account,
 *   and for an account of the staff; `conflict` when the address belongs to another account by now.
 */
export async function undoMove(transaction: Queries, token: string): Promise<string> {
  const isOpen = and(isNull(addressMoves.usedAt), gt(addressMoves.expiresAt, sql`now()`));
  const [move] = await transaction
    .select()
    .from(addressMoves)
    .where(and(eq(addressMoves.tokenHash, hashToken(token)), isOpen));
  const [user] = move
    ? await transaction.select().from(users).where(eq(users.id, move.userId)).for('no key update')
    : [];
  if (!move || user?.epoch !== move.epoch || user.role !== 'customer') {
    throw new RequestError('gone', messages.linkNotValid);
  }
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
  await changeControl(transaction, userId, 'move-undone', { lost: user });
  return move.formerEmail;
}

/** Removes moves that nobody can undo any more. */
export async function sweepMoves(db: Queries): Promise<void> {
  await db.delete(addressMoves).where(lte(addressMoves.expiresAt, sql`now()`));
}
