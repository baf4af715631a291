import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  epoch,
  id,
  language,
  moment,
  updatedAt,
} from '../../platform/database/columns.ts';
import { bookings } from '../bookings/schema.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';

export const chats = pgTable(
  'chats',
  {
    id: id(),
    status: text({ enum: ['waiting', 'assigned', 'closed'] })
      .notNull()
      .default('waiting'),
    name: text().notNull(),
    phone: text().notNull(),
    /** Of the visitor's credential; the id of a chat is none. */
    visitorTokenHash: text().notNull(),
    /** Of the client's own id of starting it: starting twice with the same one makes one chat. */
    startKeyHash: text(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Of the visitor token, for a chat that belongs to an account. */
    epoch: epoch(),
    /** The booking that the visitor has proven to be theirs; null: none. */
    bookingId: text().references(() => bookings.id, { onDelete: 'set null' }),
    /** By the booking's signed link, or by its reference and phone number. */
    bookingProof: text({ enum: ['link', 'booking'] }),
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Where the visitor was when it began. */
    page: text(),
    /** Of that page. */
    language: language(),
    serviceId: text().references(() => services.id, { onDelete: 'set null' }),
    /** Of the newest message; the next one has one more. */
    lastSequence: integer().notNull().default(0),
    /** The sequence number up to which each side has read. */
    customerSeen: integer().notNull().default(0),
    staffSeen: integer().notNull().default(0),
    /** Since when somebody waits for an answer; null where staff spoke last. */
    unansweredSince: moment(),
    /** Whoever answers has put it off until then; null where they have not. */
    snoozedUntil: moment(),
    /** Whoever answers wants to read it again. */
    isMarkedUnread: boolean().notNull().default(false),
    /** For staff alone, in the order in which they were added; none twice. */
    tags: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    closedAt: moment(),
  },
  (table) => [
    check('chats_status_known', sql`${table.status} in ('waiting', 'assigned', 'closed')`),
    check('chats_phone_form', sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    index('chats_by_status').on(table.status, table.unansweredSince, table.id),
    index('chats_changed').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('chats_changed_by_status').on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('chats_newest').on(table.createdAt, table.id),
    index('chats_search').using(
      'gin',
      sql`lower(normalize(${table.name})) gin_trgm_ops`,
      sql`${table.phone} gin_trgm_ops`,
    ),
    index('chats_of_staff').on(table.staffId, table.updatedAt, table.id),
    index('chats_of_user').on(table.userId, table.updatedAt, table.id),
    index('chats_of_guests_phone')
      .on(table.phone, table.updatedAt, table.id)
      .where(sql`${table.userId} is null`),
    index('chats_of_booking').on(table.bookingId),
    index('chats_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
    index('chats_of_service').on(table.serviceId),
    uniqueIndex('chats_started_once').on(table.startKeyHash),
    check('chats_booking_proof_known', sql`${table.bookingProof} in ('link', 'booking')`),
    check(
      'chats_booking_proven',
      sql`${table.bookingId} is null or ${table.bookingProof} is not null`,
    ),
    check('chats_named', sql`${table.name} <> ''`),
    check('chats_sequence', sql`${table.lastSequence} >= 0`),
    check('chats_customer_seen', sql`${table.customerSeen} between 0 and ${table.lastSequence}`),
    check('chats_staff_seen', sql`${table.staffSeen} between 0 and ${table.lastSequence}`),
    check(
      'chats_snoozed_assigned',
      sql`${table.status} = 'assigned' or ${table.snoozedUntil} is null`,
    ),
    check('chats_closed_at', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    chatId: text()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** From 1, without a gap. */
    sequence: integer().notNull(),
    /** The sender's own id of the message: the same one twice is one message. */
    clientId: text(),
    senderType: text({ enum: ['customer', 'admin'] }).notNull(),
    senderId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Of staff alone, as they were called then: it outlives their account. */
    authorName: text(),
    content: text().notNull(),
    /** What staff ask the visitor for with this message. */
    asks: text({ enum: ['identity'] }),
    /**
     * A picture that came with it, in the private store; its size in pixels. Where the size stands
     * alone, the picture was deleted when its time was over.
     */
    attachmentKey: text(),
    attachmentWidth: integer(),
    attachmentHeight: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_messages_by')
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    uniqueIndex('chat_messages_sequence').on(table.chatId, table.sequence),
    uniqueIndex('chat_messages_client').on(table.chatId, table.senderType, table.clientId),
    check('chat_messages_sender_known', sql`${table.senderType} in ('customer', 'admin')`),
    check(
      'chat_messages_asks_known',
      sql`${table.asks} is null or (${table.asks} = 'identity' and ${table.senderType} = 'admin')`,
    ),
    check('chat_messages_counted', sql`${table.sequence} > 0`),
    check(
      'chat_messages_filled',
      sql`${table.content} <> '' or ${table.attachmentWidth} is not null`,
    ),
    check(
      'chat_messages_attachment_measured',
      sql`(${table.attachmentKey} is null or ${table.attachmentWidth} is not null)
        and (${table.attachmentWidth} is null) = (${table.attachmentHeight} is null)`,
    ),
    check(
      'chat_messages_author',
      sql`${table.senderType} = 'admin' or ${table.authorName} is null`,
    ),
    index('chat_messages_search').using(
      'gin',
      sql`lower(normalize(${table.content})) gin_trgm_ops`,
    ),
    uniqueIndex('chat_messages_attachment').on(table.attachmentKey),
  ],
);

/** What staff note for each other; in a table of its own, which no answer to visitors reads. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: id(),
    chatId: text()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The author's own id of the note: the same one twice is one note. */
    clientId: text(),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_notes_of_chat').on(table.chatId, table.createdAt, table.id),
    index('chat_notes_of_author').on(table.authorId),
    uniqueIndex('chat_notes_client').on(table.chatId, table.authorId, table.clientId),
    check('chat_notes_filled', sql`${table.content} <> ''`),
  ],
);

/** Ratings of closed chats by their visitors: one each, which the last one replaces. */
export const chatRatings = pgTable(
  'chat_ratings',
  {
    chatId: text()
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    score: text({ enum: ['good', 'okay', 'bad'] }).notNull(),
    comment: text(),
    ratedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('chat_ratings_score_known', sql`${table.score} in ('good', 'okay', 'bad')`),
    check('chat_ratings_comment_filled', sql`${table.comment} <> ''`),
    index('chat_ratings_newest').on(table.ratedAt.desc(), table.chatId),
    index('chat_ratings_commented')
      .on(table.ratedAt.desc(), table.chatId)
      .where(sql`${table.comment} is not null`),
  ],
);
