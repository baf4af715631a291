import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, language, moment } from '../../platform/database/columns.ts';

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
