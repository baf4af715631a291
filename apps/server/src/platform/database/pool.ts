import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { measurePool } from './measured-pool.ts';
import { isUnanswered } from './unanswered.ts';

/** How long a session may take to answer after a statement failed on it, in milliseconds. */
const probeTimeout = 1_000;

/**
 * PostgreSQL's codes for a session that does not have the prepared statements that the driver expects: unknown, already
 * prepared, and planned for columns that have changed since.
 */
const mismatchCodes = new Set(['26000', '42P05', '0A000']);

function isMismatch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return mismatchCodes.has(errorCode(error) ?? '') || isMismatch(error.cause);
}

const isIdle = (client: pg.PoolClient) => client.getTransactionStatus() === 'I';

/** Whether the next request can use a client on which work failed. */
async function isReusable(client: pg.PoolClient, error: unknown): Promise<boolean> {
  if (isUnanswered(error) || isMismatch(error)) return false;
  const probe: pg.QueryConfig & { query_timeout: number } = {
    text: 'select',
    query_timeout: probeTimeout,
  };
  return client.query(probe).then(
    () => isIdle(client),
    () => false,
  );
}

/**
 * Runs work on a client, then returns the client to its pool. Closes it instead if the work left a transaction open, or
 * failed and the session does not answer.
 *
 * @param isHarmless false for an error after which the client is closed. Default: for none.
 */
export async function useClient<Result>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<Result>,
  isHarmless: (error: unknown) => boolean = () => true,
): Promise<Result> {
  let result: Result;
  try {
    result = await work(client);
  } catch (error) {
    // The caller does not wait for it.
    const reusing = isHarmless(error) ? isReusable(client, error) : Promise.resolve(false);
    void reusing.then((is) => client.release(!is));
    throw error;
  }
  client.release(!isIdle(client));
  return result;
}

/** Runs work on one client of a pool; see `useClient`. */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  isHarmless?: (error: unknown) => boolean,
): Promise<Result> {
  return useClient(await pool.connect(), work, isHarmless);
}

type Query = (...statement: unknown[]) => Promise<unknown>;

/**
 * Opens a pool in which a failing statement affects its own caller only: pg-pool's own `query` closes the connection of
 * every statement that fails, and a lost connection would end the process.
 *
 * @param name of the pool in the metrics. Default: it is not measured.
 */
export function openPool(options: pg.PoolConfig, name?: string): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (name !== undefined) measurePool(pool, name);
  // If the driver cannot send a value, it takes the statement for prepared, and the database does not.
  const isHarmless = (error: unknown) => error instanceof pg.DatabaseError;
  const query: Query = (...statement) =>
    withClient(pool, (client) => (client.query as Query)(...statement), isHarmless);
  pool.query = query as typeof pool.query;
  return pool;
}
