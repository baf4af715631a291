import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

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
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_network').on(table.network),
    index('uploads_age').on(table.createdAt),
    index('uploads_user').on(table.userId),
    check('uploads_received', sql`${table.received} between 0 and ${table.length}`),
  ],
);

/** Parts of uploads in the private store, encrypted. One row each: adding a part rewrites no other. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Offset in the file, in bytes. */
    start: integer().notNull(),
    /** In the private store. */
    key: text().notNull(),
    /** Before encryption, in bytes. */
    size: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.start] }),
    check('upload_pieces_size', sql`${table.size} > 0`),
  ],
);
