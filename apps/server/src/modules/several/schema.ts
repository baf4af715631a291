import { type AnyPgColumn, index, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

/** The columns of each kind of change of several records. */
export const change = () => ({
  id: id(),
  actorId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  undoneAt: moment(),
});

export const changeIndexes =
  (name: string) => (table: { createdAt: AnyPgColumn; actorId: AnyPgColumn }) => [
    index(`${name}_newest`).on(table.createdAt),
    index(`${name}_by`).on(table.actorId),
  ];
