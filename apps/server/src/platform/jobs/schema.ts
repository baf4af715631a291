import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';

/** Mails and other work that is done after the answer, once each. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** The event that made it: the same event makes it once. */
    eventKey: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    runAfter: createdAt(),
    doneAt: moment(),
    /** It was tried as often as it may be. */
    failedAt: moment(),
    /** Why it failed the last time. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jobs_event').on(table.kind, table.eventKey),
    index('jobs_due')
      .on(table.runAfter, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('jobs_failed')
      .on(table.failedAt, table.id)
      .where(sql`${table.failedAt} is not null`),
    check('jobs_attempts', sql`${table.attempts} >= 0`),
  ],
);
