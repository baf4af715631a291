import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages } from '../auth/messages.ts';
import { sessions } from '../auth/schema.ts';
import { users } from '../users/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toSession } from '../auth/session-serializer.ts';
import { listSessionsOf } from '../auth/sessions.ts';
import type { ChatBus } from '../chat/chat-bus.ts';

/** Where one is signed in oneself. */
export function sessionHandlers(
  { db }: Pick<Database, 'db'>,
  bus: ChatBus,
): Handlers['staffSessions'] {
  return {
    async list({ caller }) {
      const me = signedIn(caller);
      const rows = await listSessionsOf(db, me.userId);
      return { sessions: rows.map((row) => toSession(row, me)) };
    },

    async end({ caller, params: { id } }) {
      const { userId: actorId, role } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ person: { id: users.id, name: users.name, role: users.role } })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(sessions.id, id));
        const isOwn = found?.person.id === actorId;
        const mayEnd = isOwn || (role === 'owner' && found?.person.role !== 'customer');
        if (!found || !mayEnd) throw notFound(messages.sessionNotFound);
        await transaction.delete(sessions).where(eq(sessions.id, id));
        if (isOwn) return;
        const { id: subject, name } = found.person;
        await recordAudit(transaction, { actorId, action: 'session.end', subject, name });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: messages.signedOutThere };
    },
  };
}
