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

export const preferences = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: language(),
  bookingEmails: boolean().notNull().default(true),
  chatEmails: boolean().notNull().default(true),
  newsletter: boolean().notNull().default(false),
});
