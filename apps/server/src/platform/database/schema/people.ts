import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** In lower case. Several accounts may have it as long as nobody has shown that it is theirs. */
    email: text().notNull(),
    /** When the account got this e-mail address. */
    emailSince: createdAt(),
    /** When the person showed that the e-mail address is theirs: one account for each address. */
    emailVerifiedAt: moment(),
    /** +88 and eleven digits. */
    phone: text(),
    nid: text(),
    passportNumber: text(),
    address: text(),
    imageUrl: text(),
    passwordHash: text(),
    role: text({ enum: ['customer', 'agent', 'editor', 'owner'] })
      .notNull()
      .default('customer'),
    /** When its last session began. */
    signedInAt: createdAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('users_email').on(table.email),
    uniqueIndex('users_email_confirmed')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_unconfirmed')
      .on(table.signedInAt)
      .where(sql`${table.emailVerifiedAt} is null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_phone_form', sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    check('users_role_known', sql`${table.role} in ('customer', 'agent', 'editor', 'owner')`),
    check('users_name_given', sql`length(${table.name}) between 1 and 120`),
    check('users_email_form', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
  ],
);

/** Accounts at an identity provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** Of the token; the token itself is nowhere. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the link was sent: it is void once the account has another address. */
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);

export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link proves. */
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('email_verifications_user').on(table.userId),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);

export const preferences = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text({ enum: ['en', 'bn'] })
    .notNull()
    .default('en'),
  bookingEmails: boolean().notNull().default(true),
  chatEmails: boolean().notNull().default(true),
  newsletter: boolean().notNull().default(false),
});

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
