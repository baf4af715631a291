import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { sealedText } from '../../platform/sealed.ts';
import { moment } from '../../platform/database/columns.ts';

/** Chats and bookings on their way to another device, until they are opened there or their minutes are over. */
export const continuations = pgTable(
  'continuations',
  {
    /** Of the token; the token itself is nowhere. */
    tokenHash: text().primaryKey(),
    /** The credentials of the chat or the booking, encrypted. */
    sealed: sealedText().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('continuations_expiry').on(table.expiresAt)],
);
