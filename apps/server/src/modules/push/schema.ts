import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, epoch, id, language } from '../../platform/database/columns.ts';
import { sessions } from '../auth/schema.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';

/** Browsers that are told of news by their push service, each row for one thing that it is told of. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    /** Of the address at the push service. */
    endpointHash: text().notNull(),
    /** The address and the browser's keys, encrypted. */
    sealed: text().notNull(),
    /** All that is a person's, as long as they are signed in there. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    bookingId: text().references(() => bookings.id, { onDelete: 'cascade' }),
    chatId: text().references(() => chats.id, { onDelete: 'cascade' }),
    /** Of the account that the session, the booking or the chat belongs to. */
    epoch: epoch(),
    /** Of the page where it was asked for. */
    language: language(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_of_browser').on(table.endpointHash),
    uniqueIndex('push_subscriptions_of_session').on(table.sessionId),
    uniqueIndex('push_subscriptions_of_booking').on(table.bookingId, table.endpointHash),
    uniqueIndex('push_subscriptions_of_chat').on(table.chatId, table.endpointHash),
    index('push_subscriptions_age').on(table.createdAt),
    check(
      'push_subscriptions_of_one',
      sql`num_nonnulls(${table.sessionId}, ${table.bookingId}, ${table.chatId}) = 1`,
    ),
  ],
);
