import type { StaffAccount, StaffRole } from '@pothik/contract';
import { asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages as authMessages } from '../auth/messages.ts';
import { passkeys } from '../auth/schema.ts';
import { messages } from './messages.ts';
import { secondFactors } from './schema.ts';
import { users } from '../users/schema.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeControl } from '../auth/control/change-control.ts';
import { findApp, removeSecondFactors } from '../second-factor/check-second-factor.ts';
import { hasPasskey } from '../second-factor/passkeys.ts';
import { endSessionsOf, listSessionsOf } from '../auth/sessions.ts';
import type { UserRow } from '../auth/user-serializer.ts';
import { releaseBookingsOf } from '../bookings-staff/set-handling.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { putChatsOfBack } from '../chat-staff/queue.ts';
import { revokeInvitationsBy } from './invitation-links.ts';
import { toSession } from '../auth/session-serializer.ts';
import { changeAsOwner, findStaff, lockStaff } from './staff-rules.ts';

const toAccount = (
  row: UserRow,
  factors: { hasApp: boolean; hasPasskey: boolean },
): StaffAccount => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  // Whoever is read here belongs to the staff.
  role: row.role as StaffRole,
  createdAt: row.createdAt.toISOString(),
  signedInAt: row.signedInAt.toISOString(),
  hasSecondFactor: factors.hasApp || factors.hasPasskey,
  hasPasskey: factors.hasPasskey,
  version: row.staffVersion,
  ...omitNullish({ deactivatedAt: row.deactivatedAt?.toISOString() }),
});

type StaffCalls = Pick<
  Handlers['staffAccounts'],
  'list' | 'update' | 'listSessions' | 'endSessions' | 'resetSecondFactor'
>;

/** The accounts of the staff, as owners change them. */
export function staffHandlers({ db }: Pick<Database, 'db'>, bus: ChatBus): StaffCalls {
  /** What a change of role or state brings with it. @returns the chats that wait again. */
  async function follow(transaction: Queries, before: UserRow, after: UserRow, actorId: string) {
    const note = { actorId, subject: after.id, name: after.name };
    await changeControl(transaction, after.id, 'role-changed', { actorId });
    if (after.role !== before.role) {
      const changes = changedFields({ role: before.role }, { role: after.role });
      await recordAudit(transaction, {
        ...{ ...note, action: 'staff.role', status: after.role, changes },
      });
    }
    const wasOwner = before.role === 'owner' && before.deactivatedAt === null;
    if (wasOwner) await revokeInvitationsBy(transaction, after.id);
    if ((after.deactivatedAt === null) === (before.deactivatedAt === null)) return [];
    const deed = after.deactivatedAt === null ? 'reactivate' : 'deactivate';
    await recordAudit(transaction, { ...note, action: `staff.${deed}` });
    if (after.deactivatedAt === null) return [];
    await releaseBookingsOf(transaction, after.id);
    return putChatsOfBack(transaction, after.id);
  }

  return {
    async list() {
      const rows = await db
        .select({
          user: users,
          hasApp: sql<boolean>`${isNotNull(secondFactors.confirmedAt)}`,
          hasPasskey: sql<boolean>`exists (
            select from ${passkeys} where ${passkeys.userId} = ${users.id}
          )`,
        })
        .from(users)
        .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
        .where(ne(users.role, 'customer'))
        .orderBy(asc(users.name), asc(users.id));
      return { staff: rows.map(({ user, ...factors }) => toAccount(user, factors)) };
    },

    async update({ caller, params: { id }, body: { role, isActive, version } }) {
      const { userId: actorId } = signedIn(caller);
      const { account, returned } = await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, actorId);
        const before = await lockStaff(transaction, id);
        if (id === actorId) {
          throw new RequestError('conflict', messages.ownAccount);
        }
        assertVersion(version, { version: before.staffVersion }, 'account');
        const deactivatedAt =
          isActive === undefined
            ? before.deactivatedAt
            : isActive
              ? null
              : (before.deactivatedAt ?? new Date());
        const isSame =
          (role ?? before.role) === before.role &&
          (deactivatedAt === null) === (before.deactivatedAt === null);
        if (isSame) return { account: before, returned: [] };
        const [after] = await transaction
          .update(users)
          .set({
            role: role ?? before.role,
            deactivatedAt,
            staffVersion: sql`${users.staffVersion} + 1`,
          })
          .where(eq(users.id, id))
          .returning();
        if (!after) throw notFound(messages.memberNotFound);
        return { account: after, returned: await follow(transaction, before, after, actorId) };
      });
      bus.publish({ type: 'sessions-ended' });
      for (const chatId of returned) bus.publish({ type: 'returned', chatId });
      const factors = {
        hasApp: (await findApp(db, id)) !== undefined,
        hasPasskey: await hasPasskey(db, id),
      };
      return { account: toAccount(account, factors) };
    },

    async listSessions({ caller, params: { id } }) {
      await findStaff(db, id);
      const rows = await listSessionsOf(db, id);
      return { sessions: rows.map((row) => toSession(row, signedIn(caller))) };
    },

    async endSessions({ caller, params: { id } }) {
      const { userId: actorId, sessionId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const { name } = await findStaff(transaction, id);
        await endSessionsOf(transaction, id, id === actorId ? { sessionId } : undefined);
        await recordAudit(transaction, { actorId, action: 'session.end', subject: id, name });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: authMessages.signedOutEverywhere };
    },

    async resetSecondFactor({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, actorId);
        const { name } = await lockStaff(transaction, id);
        if (id === actorId) {
          throw new RequestError('conflict', messages.ownSecondFactor);
        }
        if (!(await removeSecondFactors(transaction, id))) return;
        await changeControl(transaction, id, 'factors-reset', { actorId });
        await recordAudit(transaction, { actorId, action: 'factor.reset', subject: id, name });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: messages.secondFactorRemoved };
    },
  };
}
