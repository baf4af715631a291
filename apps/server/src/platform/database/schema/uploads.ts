import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './people.ts';

/** A part of an upload that lies in the private store, encrypted. */
export interface StoredPiece {
  key: string;
  /** Of what was sent, in bytes. */
  size: number;
}

/** Files that are on their way and have not been used; see `modules/files/uploads`. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Absent: a guest's. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** From where it was begun, the widest network. */
    network: text().notNull(),
    /** Of the whole file, in bytes. */
    length: integer().notNull(),
    /** How much of it has been stored, in bytes. */
    received: integer().notNull().default(0),
    /** In their order. */
    pieces: jsonb().$type<StoredPiece[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_network').on(table.network),
    index('uploads_age').on(table.createdAt),
    index('uploads_user').on(table.userId),
    check('uploads_received', sql`${table.received} between 0 and ${table.length}`),
  ],
);
