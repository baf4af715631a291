import type { Notification } from '@pothik/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { notifications } from './schema.ts';

/** How many are shown; what is older has been seen or does not matter any more. */
const most = 100;

function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    _id: row.id,
    kind: row.kind as Notification['kind'],
    title: row.title,
    ...(row.body === null ? {} : { body: row.body }),
    ...(row.link === null ? {} : { link: row.link }),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function notificationHandlers(db: Queries): Handlers['notifications'] {
  return {
    async list({ caller }) {
      const rows = await db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, signedIn(caller).userId))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(most);
      return { notifications: rows.map(toNotification) };
    },

    async markRead({ caller, params: { id } }) {
      const [marked] = await db
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
        .where(and(eq(notifications.id, id), eq(notifications.userId, signedIn(caller).userId)))
        .returning({ id: notifications.id });
      if (!marked) throw notFound(messages.notificationNotFound);
      return { message: messages.read };
    },

    async markAllRead({ caller }) {
      await db
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(
          and(eq(notifications.userId, signedIn(caller).userId), isNull(notifications.readAt)),
        );
      return { message: messages.allRead };
    },
  };
}
