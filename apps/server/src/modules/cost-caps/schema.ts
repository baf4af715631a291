import type { MajorUnits } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../../platform/database/columns.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';

/** An amount in whole taka, which caps are set in. */
const wholeTaka = () => integer().$type<MajorUnits>();

/** The most that a worker may be asked to pay for a job, by country. */
export const costCaps = pgTable(
  'cost_caps',
  {
    id: id(),
    /** As it is shown. */
    country: text().notNull(),
    /** As it is compared (`countryKey` of the contract). */
    countryKey: text().notNull(),
    amount: wholeTaka().notNull(),
    /** Null: for all workers. */
    appliesTo: text(),
    note: text(),
    sourceName: text().notNull(),
    sourceAddress: text(),
    /** Null: it is to be checked. */
    checkedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('cost_caps_country').on(table.countryKey),
    check('cost_caps_amount', sql`${table.amount} >= 0`),
    check('cost_caps_named', sql`${table.countryKey} <> '' and ${table.sourceName} <> ''`),
  ],
);

/** An owner's word that a job may cost more than the cap of its country. */
export const costCapExceptions = pgTable(
  'cost_cap_exceptions',
  {
    serviceId: text()
      .primaryKey()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** The job may cost so much. */
    amount: wholeTaka().notNull(),
    reason: text().notNull(),
    /** Null: the account is gone. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('cost_cap_exceptions_by').on(table.actorId),
    check('cost_cap_exceptions_amount', sql`${table.amount} > 0`),
    check('cost_cap_exceptions_reason', sql`${table.reason} <> ''`),
  ],
);
