import type { ContentLanguage, StaffInvitation } from '@pothik/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Message } from '../../http/message.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { staffInvitations } from './schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findConfirmed } from '../auth/accounts-of-address.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { isOpen, linkEnd, sendInvitationLater } from './invitation-links.ts';
import { changeAsOwner } from './staff-rules.ts';

const selectOpen = (db: Queries) =>
  db
    .select({ invitation: staffInvitations, by: users.name })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy));

function toInvitation({
  invitation: { id, name, email, role, createdAt, expiresAt },
  by,
}: Awaited<ReturnType<typeof selectOpen>>[number]): StaffInvitation {
  return {
    _id: id,
    name,
    email,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...omitNullish({ invitedBy: by }),
  };
}

/** What is wrong with an address. */
const taken = (message: Message) =>
  new RequestError('conflict', message, { fields: { email: message } });

type InvitationCalls = Pick<
  Handlers['staffAccounts'],
  'listInvitations' | 'invite' | 'resendInvitation' | 'revokeInvitation'
>;

/** Asking people to join the staff. */
export function invitationHandlers({ db }: Pick<Database, 'db'>): InvitationCalls {
  async function read(id: string) {
    const [row] = await selectOpen(db).where(eq(staffInvitations.id, id));
    if (!row) throw notFound(messages.invitationNotFound);
    return { invitation: toInvitation(row) };
  }

  const countMail = (email: string) => consumeTry(db, tryKeys.invited(email), authLimits.invited);

  /** Changes one that is open, as an owner. */
  const change = (
    actorId: string,
    id: string,
    deed: 'resend' | 'revoke',
    language: ContentLanguage,
  ) =>
    db.transaction(async (transaction) => {
      await changeAsOwner(transaction, actorId);
      const [changed] = await transaction
        .update(staffInvitations)
        // The old link ends at once, not only when the new one is made.
        .set(
          deed === 'resend' ? { tokenHash: null, expiresAt: linkEnd() } : { revokedAt: sql`now()` },
        )
        .where(and(eq(staffInvitations.id, id), isOpen))
        .returning();
      if (!changed) throw notFound(messages.invitationNotFound);
      if (deed === 'resend') await sendInvitationLater(transaction, id, language);
      await recordAudit(transaction, {
        actorId,
        action: `invitation.${deed}`,
        subject: id,
        name: changed.email,
      });
    });

  return {
    async listInvitations() {
      const rows = await selectOpen(db)
        .where(isOpen)
        .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id));
      return { invitations: rows.map(toInvitation) };
    },

    async invite({ caller, language, body: { name, email, role } }) {
      const { userId: actorId } = signedIn(caller);
      await countMail(email);
      const id = createId();
      await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, actorId);
        const known = await findConfirmed(transaction, email);
        if (known && known.role !== 'customer') {
          throw taken(known.deactivatedAt ? messages.reactivateInstead : messages.alreadyStaff);
        }
        const made = await transaction
          .insert(staffInvitations)
          .values({ id, name, email, role, invitedBy: actorId, expiresAt: linkEnd() })
          .onConflictDoNothing()
          .returning({ id: staffInvitations.id });
        if (made.length === 0) {
          throw taken(messages.alreadyInvited);
        }
        await sendInvitationLater(transaction, id, language);
        await recordAudit(transaction, {
          actorId,
          action: 'invitation.create',
          subject: id,
          name: email,
          status: role,
        });
      });
      return read(id);
    },

    async resendInvitation({ caller, language, params: { id } }) {
      const { invitation } = await read(id);
      await countMail(invitation.email);
      await change(signedIn(caller).userId, id, 'resend', language);
      return read(id);
    },

    async revokeInvitation({ caller, language, params: { id } }) {
      await change(signedIn(caller).userId, id, 'revoke', language);
      return { message: messages.invitationRevoked };
    },
  };
}
