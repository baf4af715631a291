import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { services, type ServiceContent } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';

/** One service of a bulk change, with its previous state. */
export interface ChangedService {
  id: string;
  /** The service's version right after the change. */
  version: number;
  /** Its previous version and values. Absent: the change created it. */
  before?: Partial<ServiceContent> & { version: number };
}

/** The last versions of each service, with the present one. */
export const serviceVersions = pgTable(
  'service_versions',
  {
    serviceId: text()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Null: the server did it by itself, it was made before versions were kept, or the account is gone. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    content: jsonb().$type<ServiceContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.version] }),
    index('service_versions_by').on(table.actorId),
  ],
);
