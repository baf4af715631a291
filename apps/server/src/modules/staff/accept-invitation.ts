import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeControl } from '../auth/control/change-control.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import type { PasswordPolicy } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { createSession } from '../auth/sessions.ts';
import { toUser, type UserRow } from '../auth/user-serializer.ts';
import { findInvitation, takeInvitation, type InvitationRow } from './invitation-links.ts';
import { messages } from './messages.ts';

/** The account that an address has shown to be its own, locked. */
async function lockConfirmed(transaction: Queries, email: string): Promise<UserRow | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
    .for('no key update');
  return user;
}

/**
 * The account of who has accepted. A customer's own becomes one of the staff, with what was booked:
 * whoever has the mail has the mailbox. What others registered with the address stays beside it.
 */
async function join(
  transaction: Queries,
  { email, role }: InvitationRow,
  person: { name: string; passwordHash: string },
): Promise<UserRow> {
  const known = await lockConfirmed(transaction, email);
  if (known && known.role !== 'customer') {
    throw new RequestError('conflict', messages.alreadyStaff);
  }
  if (!known) {
    const account = { id: createId(), email, emailVerifiedAt: new Date(), role, ...person };
    const [made] = await transaction
      .insert(users)
      .values(account)
      .onConflictDoNothing()
      .returning();
    // Somebody has just confirmed it.
    if (!made) throw new RequestError('conflict', general.tryAgain);
    return made;
  }
  const { epoch } = await changeControl(transaction, known.id, 'invitation-accepted');
  const [changed] = await transaction
    .update(users)
    .set({ role, ...person, staffVersion: sql`${users.staffVersion} + 1` })
    .where(eq(users.id, known.id))
    .returning();
  if (!changed) throw new RequestError('conflict', general.tryAgain);
  return { ...changed, epoch };
}

/** The calls of the link in an invitation. */
export function acceptInvitationHandlers(
  { db }: Pick<Database, 'db'>,
  passwords: PasswordPolicy,
): Handlers['invitations'] {
  return {
    async read({ body: { token }, address }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      const { email, name, role } = await findInvitation(db, token);
      return { email, name, role };
    },

    async accept({ body: { token, password, name }, address, device }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      const assertAcceptable = await passwords.read();
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        const invitation = await takeInvitation(transaction, token);
        const person = { ...invitation, name: name ?? invitation.name };
        assertAcceptable('password', password, person);
        const user = await join(transaction, invitation, {
          name: person.name,
          passwordHash,
        });
        await recordAudit(transaction, {
          actorId: user.id,
          action: 'invitation.accept',
          subject: invitation.id,
          name: user.email,
          status: invitation.role,
        });
        return {
          token: await createSession(transaction, user, device),
          user: toUser(user),
          message: messages.joined,
        };
      });
    },
  };
}
