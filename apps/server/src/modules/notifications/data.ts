import { and, asc, eq, or } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { after, batch, inBatches } from '../../platform/database/in-batches.ts';
import type { Queries } from '../../platform/database/open.ts';
import { toJsonList } from '../../platform/json-list.ts';
import type { ModuleData } from '../../platform/module-data.ts';
import { sessions } from '../auth/schema.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { pushPurpose } from './push/push-subscriptions.ts';
import { customerMails, notifications, pushSubscriptions } from './schema.ts';

/** The browsers that get push messages about a person's account, bookings and chats. */
async function readBrowsers(db: Queries, userId: string) {
  const rows = await db
    .select({
      since: pushSubscriptions.createdAt,
      language: pushSubscriptions.language,
      device: sessions.device,
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoin(bookings, eq(bookings.id, pushSubscriptions.bookingId))
    .leftJoin(chats, eq(chats.id, pushSubscriptions.chatId))
    .where(or(eq(sessions.userId, userId), eq(bookings.userId, userId), eq(chats.userId, userId)));
  return rows.map((row) => omitNullish(row));
}

async function* eachNotification(db: Queries, userId: string) {
  const rows = inBatches<typeof notifications.$inferSelect>((last) =>
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), after(notifications.id, last?.id)))
      .orderBy(asc(notifications.id))
      .limit(batch),
  );
  for await (const { kind, title, body, link, readAt, createdAt } of rows) {
    yield omitNullish({ kind, title, body, link, readAt, createdAt });
  }
}

/** What people were told, and where. It goes with the account, or with what it is about. */
export const notificationsData: ModuleData = {
  sealed: [
    {
      table: pushSubscriptions,
      column: pushSubscriptions.sealed,
      name: pushSubscriptions.endpointHash,
      purpose: pushPurpose,
    },
  ],
  personal: {
    tables: {
      'in the archive': [notifications, pushSubscriptions],
      'of staff alone': [customerMails],
    },
    export: {
      account: async (db, { userId }) => ({ browsersThatAreTold: await readBrowsers(db, userId) }),
      *files(db, { userId }) {
        yield { name: 'notifications.json', input: toJsonList(eachNotification(db, userId)) };
      },
    },
  },
};
