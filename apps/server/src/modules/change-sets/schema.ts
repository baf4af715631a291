import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

/** Bulk changes. Each can be undone as a whole. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: id(),
    kind: text({ enum: ['services', 'service file', 'bookings'] }).notNull(),
    actorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    undoneAt: moment(),
    /** What the change set, in the form of the module that owns the records. */
    asked: jsonb().$type<unknown>().notNull(),
    /** The previous state of each record, for that module's undo. */
    items: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    index('change_sets_newest').on(table.createdAt),
    index('change_sets_by').on(table.actorId),
  ],
);
