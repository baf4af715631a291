import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, epoch, id, moment } from './columns.ts';
import { users } from './people.ts';

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
