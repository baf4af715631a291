import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queries } from '../../../platform/database/open.ts';
import { services } from '../schema.ts';
import type { ServiceContent } from './schema.ts';
import { indexServices } from '../search/search-index.ts';
import { toMoments } from './moments.ts';

type StoredService = typeof services.$inferSelect;

/** Fewer than PostgreSQL takes parameters in one statement, with some 40 columns each. */
const rowsAtOnce = 500;

const kept = ['id', 'position', 'createdAt', 'updatedAt', 'version', 'searchText'];

const contentColumns = Object.keys(getTableColumns(services)).filter((key) => !kept.includes(key));

/** All that people write of a stored service; without its pictures. */
export const contentOf = (service: StoredService): ServiceContent =>
  Object.fromEntries(
    Object.entries(service).filter(([key]) => contentColumns.includes(key)),
  ) as Partial<StoredService> as ServiceContent;

const setContent = Object.fromEntries(
  contentColumns.map((key) => [key, sql`excluded.${sql.identifier(toSnakeCase(key))}`]),
);

/** A service as it is to be. */
export type WrittenService = ServiceContent & Pick<StoredService, 'id' | 'position'>;

/**
 * Writes many services in few statements, new ones and others, and keeps the search with them.
 *
 * @returns the rows as they are stored now, by their ids.
 */
export async function writeServices(
  transaction: Queries,
  written: readonly WrittenService[],
): Promise<Map<string, StoredService>> {
  const stored: StoredService[] = [];
  for (let start = 0; start < written.length; start += rowsAtOnce) {
    const rows = await transaction
      .insert(services)
      .values(
        written.slice(start, start + rowsAtOnce).map((one) => ({ ...one, ...toMoments(one) })),
      )
      .onConflictDoUpdate({
        target: services.id,
        set: { ...setContent, version: sql`${services.version} + 1`, updatedAt: new Date() },
      })
      .returning();
    stored.push(...rows);
  }
  await indexServices(transaction, stored);
  return new Map(stored.map((service) => [service.id, service]));
}
