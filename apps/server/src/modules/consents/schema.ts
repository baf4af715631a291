import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';
import { bookings } from '../bookings/schema.ts';
import { users } from '../users/schema.ts';

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
