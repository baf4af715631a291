import { mailSubjects } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, epoch, id, language, moment } from '../../platform/database/columns.ts';
import { sealedText } from '../../platform/sealed.ts';
import { sessions } from '../auth/schema.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { users } from '../users/schema.ts';

/** Mails to customers about a booking or a chat; addresses and words go with the job that sends it. */
export const customerMails = pgTable(
  'customer_mails',
  {
    /** Of the job. */
    id: id(),
    bookingId: text().references(() => bookings.id, { onDelete: 'cascade' }),
    chatId: text().references(() => chats.id, { onDelete: 'cascade' }),
    about: text({ enum: mailSubjects }).notNull(),
    /** When a mail server took it. */
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('customer_mails_of_booking').on(table.bookingId, table.createdAt, table.id),
    index('customer_mails_of_chat').on(table.chatId, table.createdAt, table.id),
    check(
      'customer_mails_subject_known',
      sql`${table.about} in ('received', 'moved', 'asked', 'answered', 'transcript')`,
    ),
    check(
      'customer_mails_concern_one',
      sql`(${table.bookingId} is null) <> (${table.chatId} is null)`,
    ),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The event that made it: the same event makes it once. */
    eventKey: text().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text(),
    link: text(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.eventKey),
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Browsers that are told of news by their push service, each row for one thing that it is told of. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    /** Of the address at the push service. */
    endpointHash: text().notNull(),
    /** The address and the browser's keys, encrypted. */
    sealed: sealedText().notNull(),
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
