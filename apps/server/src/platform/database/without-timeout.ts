import type pg from 'pg';
import { openPool } from './pool.ts';

/** Runs work that may take longer than a request's statement, on one client. */
export async function withoutTimeout<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  // The embedded engine has one connection, which is waited for without end.
  if (!pool.options.query_timeout) return onOneOf(pool, work);
  const patient = openPool({ ...pool.options, query_timeout: 0, max: 1 });
  try {
    return await onOneOf(patient, work);
  } finally {
    await patient.end();
  }
}

/** The client of work that failed is not used again. */
async function onOneOf<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const result = await work(client);
    await client.query('reset statement_timeout');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
