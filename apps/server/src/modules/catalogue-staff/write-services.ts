import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queries } from '../../platform/database/open.ts';
import { services, type ServiceContent } from '../catalogue/schema.ts';
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

/** The new state of a service. */
export type WrittenService = ServiceContent & Pick<StoredService, 'id' | 'position'>;

/** A stored service with some columns replaced. */
export const withChanges = (
  before: StoredService,
  set: Partial<ServiceContent>,
): WrittenService => ({
  ...contentOf(before),
  ...set,
  id: before.id,
  position: before.position,
});

/** A service that was written. */
export interface SavedService {
  /** Absent: it is a new one. */
  before?: StoredService | undefined;
  after: StoredService;
}

/**
 * Inserts or updates many services in a few statements. Call it through `save-services.ts` only, which does the rest.
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
  return new Map(stored.map((service) => [service.id, service]));
}

/** Deletes services, with their translations, versions and pictures. */
export async function removeServices(transaction: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(services).where(inArray(services.id, [...ids]));
}
