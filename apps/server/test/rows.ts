import type { Queries } from '../src/platform/database/open.ts';
import { users } from '../src/schema.ts';
import { createId } from '../src/platform/id.ts';

/** Stores an account, a customer's where nothing else is said. @returns its id. */
export async function insertUser(
  db: Queries,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const id = createId();
  await db
    .insert(users)
    .values({ id, name: 'Rahima', email: `${id}@example.com`.toLowerCase(), ...more });
  return id;
}
