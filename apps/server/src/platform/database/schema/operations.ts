import { mailSubjects, type ChangedField, type DocumentPurpose } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { chats } from './chat.ts';
import { createdAt, epoch, id, language, moment } from './columns.ts';
import { sessions, users } from './people.ts';

/** Tries within a window, counted for all processes together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and whom, such as `login:address:203.0.113.7`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.windowEndsAt)],
);

/** Mails and other work that is done after the answer, once each. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** The event that made it: the same event makes it once. */
    eventKey: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    runAfter: createdAt(),
    doneAt: moment(),
    /** It was tried as often as it may be. */
    failedAt: moment(),
    /** Why it failed the last time. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jobs_event').on(table.kind, table.eventKey),
    index('jobs_due')
      .on(table.runAfter, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('jobs_failed')
      .on(table.failedAt, table.id)
      .where(sql`${table.failedAt} is not null`),
    check('jobs_attempts', sql`${table.attempts} >= 0`),
  ],
);

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

/** Chats and bookings on their way to another device, until they are opened there or their minutes are over. */
export const continuations = pgTable(
  'continuations',
  {
    /** Of the token; the token itself is nowhere. */
    tokenHash: text().primaryKey(),
    /** The credentials of the chat or the booking, encrypted. */
    sealed: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('continuations_expiry').on(table.expiresAt)],
);

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

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** In lower case. */
    email: text().primaryKey(),
    /** Of the token in the mail that asks to confirm. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    /** Of the page where it was asked for. */
    language: language(),
    /** The wording by which it was asked for; it becomes a consent once the address is confirmed. */
    wording: text(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_token').on(table.tokenHash),
    check('newsletter_subscribers_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * What people have agreed to: about the documents of a booking, for an address, or for an account. A
 * consent that was withdrawn stays, as a proof.
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text({ enum: ['documents', 'newsletter'] }).notNull(),
    bookingId: text().references(() => bookings.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The name and the version of the text that was shown; null: none was. */
    wording: text(),
    /** What it said. */
    text: text(),
    givenAt: createdAt(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('consents_of_booking').on(table.bookingId),
    index('consents_of_email').on(table.email),
    index('consents_of_user').on(table.userId),
    check('consents_purpose_known', sql`${table.purpose} in ('documents', 'newsletter')`),
    check(
      'consents_of_one',
      sql`num_nonnulls(${table.bookingId}, ${table.email}, ${table.userId}) = 1`,
    ),
  ],
);

/** What the log tells of an action beside who did what to what. */
interface ActionDetails {
  name?: string;
  status?: string;
  purpose?: DocumentPurpose;
  amount?: number;
  words?: string;
  changes?: ChangedField[];
  /** The name of the API key that did it. */
  key?: string;
}

/** Who did what in the console. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The kind of thing and what was done to it, such as `service.update`. */
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<ActionDetails>(),
    createdAt: createdAt(),
    /** The kind of thing. */
    kind: text()
      .notNull()
      .generatedAlwaysAs(sql`split_part(action, '.', 1)`),
    /** The text that searches of the log look through: names, words, and the fields that were changed. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(subject || E'\n' || coalesce(details ->> 'name', '') || E'\n' || coalesce(details ->> 'words', '') || E'\n' || coalesce(jsonb_path_query_array(details, '$.changes[*].*')::text, ''))`,
      ),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_by_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_log_by_kind').on(table.kind, table.createdAt, table.id),
    index('audit_log_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('audit_log_of_subject').on(table.subject, table.createdAt, table.id),
  ],
);
