import { listsWithViews, recordKinds } from '@pothik/contract';
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
import { createdAt, epoch, id, language, moment } from '../../platform/database/columns.ts';
import { sealedText } from '../../platform/sealed.ts';
import { users } from '../users/schema.ts';

const list = () => text({ enum: listsWithViews }).notNull();

/** An account that is removed takes along what it has saved. */
const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The console's lists, narrowed and sorted, under names. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: userId(),
    list: list(),
    name: text().notNull(),
    /** Of the list's address. */
    query: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.userId, table.list, table.name),
    index('saved_views_list').on(table.list),
  ],
);

/** The view with which a list opens, for each person. */
export const defaultViews = pgTable(
  'default_views',
  {
    userId: userId(),
    list: list(),
    viewId: text()
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index('default_views_view').on(table.viewId),
  ],
);

/** The staff who get a mail of the day before each morning. */
export const dailyMails = pgTable('daily_mails', {
  userId: userId().primaryKey(),
  language: language(),
  createdAt: createdAt(),
});

/** Records that members of the staff have open; a row that is not renewed counts no more. */
export const presences = pgTable(
  'presences',
  {
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    userId: userId(),
    isEditing: boolean().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.userId] }),
    index('presences_user').on(table.userId),
    index('presences_seen').on(table.seenAt),
  ],
);

/** Invitations to join the staff. */
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
  secret: sealedText().notNull(),
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
