import type { ClientBase } from 'pg';

/** Any number does, as long as every process takes the same. */
const migrationLock = 7_084_100;

/** Runs work while no other process migrates the database, or begins or ends to replace it. */
export async function withMigrationLock<Result>(
  client: Pick<ClientBase, 'query'>,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}
