import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

/** Changes of several records at once, each of which can be undone as a whole. */
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
    /** What was asked for, as the module of these records answers it. */
    asked: jsonb().$type<unknown>().notNull(),
    /** Each record with what it was before, as that module undoes it. */
    items: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    index('change_sets_newest').on(table.createdAt),
    index('change_sets_by').on(table.actorId),
  ],
);
