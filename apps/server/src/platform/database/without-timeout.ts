import type { Pool, PoolClient } from 'pg';

/**
 * Runs work that may take longer than a request's statement, on one client. The client of work
 * that failed is not used again.
 */
export async function withoutTimeout<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
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
