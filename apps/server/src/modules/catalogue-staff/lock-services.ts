import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { services } from '../catalogue/schema.ts';

type StoredService = typeof services.$inferSelect;

/** Reads services by id and locks them until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockServices(
  transaction: Queries,
  ids: readonly string[],
): Promise<Map<string, StoredService>> {
  const rows = await transaction
    .select()
    .from(services)
    .where(inArray(services.id, [...ids]))
    .orderBy(asc(services.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}
