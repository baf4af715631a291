import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages as authMessages } from '../auth/messages.ts';
import { toSession } from '../auth/session-serializer.ts';
import { endOwnSession, endSessionsOf, listSessionsOf } from '../auth/sessions.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { messages } from './messages.ts';

/** Where the current user is signed in. */
export function ownSessionHandlers(
  { db }: Pick<Database, 'db'>,
  bus: ChatBus,
): Pick<Handlers['users'], 'sessions' | 'endSession' | 'endOtherSessions'> {
  return {
    async sessions({ caller }) {
      const me = signedIn(caller);
      const rows = await listSessionsOf(db, me.userId);
      return { sessions: rows.map((row) => toSession(row, me)) };
    },

    async endSession({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      if (!(await endOwnSession(db, userId, id))) throw notFound(authMessages.sessionNotFound);
      bus.publish({ type: 'sessions-ended' });
      return { message: authMessages.signedOutThere };
    },

    async endOtherSessions({ caller }) {
      const { userId, sessionId } = signedIn(caller);
      await endSessionsOf(db, userId, { sessionId });
      bus.publish({ type: 'sessions-ended' });
      return { message: messages.signedOutElsewhere };
    },
  };
}
