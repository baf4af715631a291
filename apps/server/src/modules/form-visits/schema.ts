import type { CountedForm } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Counts of a day in Dhaka: each part of a form that was reached, each refusal of it; nothing tells by whom. */
export const formVisits = pgTable(
  'form_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    form: text().$type<CountedForm>().notNull(),
    /** Of what is booked; empty for other forms. */
    serviceType: text().notNull(),
    kind: text().$type<'step' | 'refusal'>().notNull(),
    /** Of the step or of the refusal, as the contract has it. */
    name: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.form, table.serviceType, table.kind, table.name],
    }),
    check('form_visits_kind', sql`${table.kind} in ('step', 'refusal')`),
    check('form_visits_counted', sql`${table.visits} > 0`),
  ],
);
