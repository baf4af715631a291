import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';

/** The names of these accounts, by their ids; deleted ones have none. */
export async function namesOf(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
