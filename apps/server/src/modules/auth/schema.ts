import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, epoch, id, moment } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

/** Keys on devices of staff, for signing in. The device keeps the private one. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    epoch: epoch(),
    /** Its name on the device, in Base64 for addresses. */
    credentialId: text().notNull().unique('passkeys_credential'),
    /** In COSE, in Base64 for addresses. */
    publicKey: text().notNull(),
    /** The uses that the device has counted; always 0 on devices that count none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The name that its person gave it. */
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    check('passkeys_named', sql`length(${table.name}) between 1 and 60`),
  ],
);

/** Challenges that passkeys are asked to sign. Each is taken once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['sign-in', 'add', 'prove'] }).notNull(),
    /** The person who asked for it; null for signing in, when nobody is known yet. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
    check('passkey_challenges_purpose_known', sql`${table.purpose} in ('sign-in', 'add', 'prove')`),
    check(
      'passkey_challenges_owned',
      sql`(${table.purpose} = 'sign-in') = (${table.userId} is null)`,
    ),
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
