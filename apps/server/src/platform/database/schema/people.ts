import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, epoch, id, language, moment, updatedAt } from './columns.ts';

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
    /** Since when a member of staff may not sign in any more. */
    deactivatedAt: moment(),
    /** Counts the changes of what a member of staff may do; those of the profile leave it alone. */
    staffVersion: integer().notNull().default(1),
    /** Incremented by each change after which another person may control the account. */
    epoch: epoch(),
    /** When its last session began. */
    signedInAt: createdAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** What staff search through, in NFC. A newline keeps a term within one field. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`normalize(lower(name || E'\\n' || email || E'\\n' || coalesce(phone, '')))`,
      ),
  },
  (table) => [
    index('users_email').on(table.email),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('customers_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'customer'`),
    index('customers_by_name')
      .on(table.name, table.id)
      .where(sql`${table.role} = 'customer'`),
    index('customers_by_sign_in')
      .on(table.signedInAt, table.id)
      .where(sql`${table.role} = 'customer'`),
    index('staff_by_name')
      .on(table.name, table.id)
      .where(sql`${table.role} <> 'customer'`),
    uniqueIndex('users_email_confirmed')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_unconfirmed')
      .on(table.signedInAt)
      .where(sql`${table.emailVerifiedAt} is null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_phone_form', sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    check('users_role_known', sql`${table.role} in ('customer', 'agent', 'editor', 'owner')`),
    check(
      'users_staff_deactivated',
      sql`${table.deactivatedAt} is null or ${table.role} <> 'customer'`,
    ),
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
    epoch: epoch(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

/** Those who were asked to join the staff. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['agent', 'editor', 'owner'] }).notNull(),
    /** Of the token in the newest mail; null until it is made. */
    tokenHash: text(),
    invitedBy: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Of the newest link. */
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    uniqueIndex('staff_invitations_open')
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('staff_invitations_by').on(table.invitedBy),
    check('staff_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    check('staff_invitations_role_known', sql`${table.role} in ('agent', 'editor', 'owner')`),
    check('staff_invitations_named', sql`length(${table.name}) between 1 and 120`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** Of the token; the token itself is nowhere. */
    tokenHash: text().primaryKey(),
    /** What it is called by those who may end it; stays when its token is renewed. */
    id: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    epoch: epoch(),
    /** What the browser says that it is. */
    device: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** When it is over unless it is used before. */
    expiresAt: moment().notNull(),
    /** When it is over however much it is used; null: never. */
    endsAt: moment(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** With which programs make calls. One that was revoked is gone. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** Of the key; the key itself is nowhere. */
    keyHash: text().notNull(),
    /** The program that uses it. */
    name: text().notNull(),
    role: text({ enum: ['agent', 'editor'] }).notNull(),
    /** It makes calls of method GET alone. */
    readsOnly: boolean().notNull(),
    /** The owner in whose name it acts. */
    issuedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    epoch: epoch(),
    createdAt: createdAt(),
    endsAt: moment().notNull(),
    /** To the minute; null: never. */
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_by').on(table.issuedBy),
    check('api_keys_role_known', sql`${table.role} in ('agent', 'editor')`),
    check('api_keys_named', sql`length(${table.name}) between 1 and 80`),
  ],
);

/** Apps of staff that make codes, for signing in. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the key of the installation, for this account. */
  secret: text().notNull(),
  /** When a code has shown that the app works; null: it does not count yet. */
  confirmedAt: moment(),
  /** The newest time step whose code was used: none opens anything twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** What one signs in with when the app is lost. Who uses one has it no more. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** The roles that demand a second factor. */
export const secondFactorRoles = pgTable(
  'second_factor_roles',
  { role: text({ enum: ['agent', 'editor', 'owner'] }).primaryKey() },
  (table) => [
    check('second_factor_roles_known', sql`${table.role} in ('agent', 'editor', 'owner')`),
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
    epoch: epoch(),
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
    epoch: epoch(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('email_verifications_user').on(table.userId),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);

/** E-mail addresses that accounts had, and can have again for some days: whoever moved them may be a thief. */
export const addressMoves = pgTable(
  'address_moves',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: text().notNull(),
    formerEmailSince: moment().notNull(),
    formerEmailVerifiedAt: moment(),
    epoch: epoch(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('address_moves_user').on(table.userId),
    index('address_moves_expiry').on(table.expiresAt),
  ],
);

export const preferences = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: language(),
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
