import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt, version } from './database/columns.ts';

/** Branding, contact and the like, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
  version: version(),
});

/** Tries within a window, counted for all processes together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and whom, such as `login:address:203.0.113.7`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.windowEndsAt)],
);
