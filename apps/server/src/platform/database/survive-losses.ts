import type pg from 'pg';

/**
 * A connection that is lost while it is idle is replaced at the next query, and one that is lost in the
 * middle of its work fails its next statement. Neither may end the process.
 */
export function surviveLosses(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
