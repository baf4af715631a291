import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { services } from '../catalogue/schema.ts';

type StoredService = typeof services.$inferSelect;

/** These services by their ids, as they stay until the transaction ends; all take them in one order. */
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
