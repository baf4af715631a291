import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withClient } from './pool.ts';

const options = { casing: 'snake_case' } as const;

/** What Drizzle uses of a pool and of a client. */
type Queried = Pick<pg.Pool, 'query'>;

/** Queries without the names by which a session knows prepared statements. */
const withoutNames = (queried: Queried) =>
  ({
    query: (query: pg.QueryConfig, values: unknown[]) =>
      queried.query({ ...query, name: undefined }, values),
  }) as unknown as pg.PoolClient;

/**
 * Queries on a pool, and transactions on one of its connections, which goes back however they end:
 * Drizzle's own way never gives one back that breaks before its transaction has begun.
 *
 * @param hasOwnSessions false behind a pooler, which runs a client's statements on sessions that others use too: a
 *   statement that was prepared there is unknown to the next session, and its name is taken for the next client.
 */
export function pooledDatabase(pool: pg.Pool, hasOwnSessions: boolean): NodePgDatabase {
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const make = (queried: pg.Pool | pg.PoolClient) =>
    drizzle(hasOwnSessions ? queried : withoutNames(queried), options);
  const on = (client: pg.PoolClient) => {
    const known = ofClients.get(client);
    if (known) return known;
    const made = make(client);
    ofClients.set(client, made);
    return made;
  };
  const transaction: NodePgDatabase['transaction'] = (work, config) =>
    withClient(pool, (client) => on(client).transaction(work, config));
  return Object.assign(make(pool), { transaction });
}
