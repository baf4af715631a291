import type { ChangedField, DocumentPurpose } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from '../users/schema.ts';

/** Details of a logged action. */
interface ActionDetails {
  name?: string;
  status?: string;
  purpose?: DocumentPurpose;
  amount?: number;
  words?: string;
  changes?: ChangedField[];
  /** The name of the API key that did it. */
  key?: string;
}

/** Who did what in the console. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The kind of thing and what was done to it, such as `service.update`. */
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<ActionDetails>(),
    createdAt: createdAt(),
    /** The kind of thing. */
    kind: text()
      .notNull()
      .generatedAlwaysAs(sql`split_part(action, '.', 1)`),
    /** The text that searches of the log look through: names, words, and the fields that were changed. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(subject || E'\n' || coalesce(details ->> 'name', '') || E'\n' || coalesce(details ->> 'words', '') || E'\n' || coalesce(jsonb_path_query_array(details, '$.changes[*].*')::text, ''))`,
      ),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_by_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_log_by_kind').on(table.kind, table.createdAt, table.id),
    index('audit_log_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('audit_log_of_subject').on(table.subject, table.createdAt, table.id),
  ],
);
