import { readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '#places';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { withMigrationLock } from './migration-lock.ts';
import { assertNoMarker } from './replacement-marker.ts';
import { withoutTimeout } from './without-timeout.ts';

const journalSchema = z.object({
  entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1),
});

/** The migrations that this code knows, in the order in which they are applied. */
export function knownMigrations(): { when: number; tag: string }[] {
  const file = path.join(places.migrations, 'meta/_journal.json');
  return journalSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
}

async function newestApplied(client: Pick<PoolClient, 'query'>): Promise<number> {
  const exists = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (exists.rows[0]?.name == null) return 0;
  const newest = await client.query<{ at: number | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return newest.rows[0]?.at ?? 0;
}

/** How many migrations the next start will apply; it changes nothing. */
export async function countPending(pool: Pick<Pool, 'query'>): Promise<number> {
  const newest = await newestApplied(pool);
  return knownMigrations().filter(({ when }) => when > newest).length;
}

/** Tells whether an earlier version has used the database, so that the next start will change it. */
export async function isUpgrade(pool: Pick<Pool, 'query'>): Promise<boolean> {
  return (await newestApplied(pool)) > 0 && (await countPending(pool)) > 0;
}

/**
 * Brings the database to what this code expects. Processes that start at once take turns; a
 * migration that is cut off leaves nothing behind and is done by the next start.
 *
 * @param beforeUpgrade is waited for where an earlier version has used the database, before anything is changed.
 * @throws StartError when a newer version has used the database, or a `restore` or `rollback` of it was cut off.
 */
export async function migrate(pool: Pool, beforeUpgrade?: () => Promise<void>): Promise<void> {
  await withoutTimeout(pool, async (client) => {
    await withMigrationLock(client, async () => {
      await assertNoMarker(client);
      const newestKnown = Math.max(...knownMigrations().map(({ when }) => when));
      const newest = await newestApplied(client);
      if (newest > newestKnown) {
        throw new StartError(
          'The database was made by a newer version of this software: start that one.',
        );
      }
      if (newest > 0 && newest < newestKnown) await beforeUpgrade?.();
      await applyMigrations(drizzle(client), { migrationsFolder: places.migrations });
    });
  });
}
