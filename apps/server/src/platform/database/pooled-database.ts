import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema/index.ts';
import { isUnanswered } from './unanswered.ts';

type PooledDatabase = NodePgDatabase<typeof schema>;

const options = { schema, casing: 'snake_case' } as const;

/**
 * Queries on a pool, and transactions on one of its connections, which goes back however they end:
 * Drizzle's own way never gives one back that breaks before its transaction has begun.
 */
export function pooledDatabase(pool: pg.Pool): PooledDatabase {
  const ofClients = new WeakMap<pg.PoolClient, PooledDatabase>();
  const on = (client: pg.PoolClient) => {
    const known = ofClients.get(client);
    if (known) return known;
    const made = drizzle(client, options);
    ofClients.set(client, made);
    return made;
  };
  const transaction: PooledDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await on(client).transaction(work, config);
    } catch (error) {
      isLost = isUnanswered(error);
      throw error;
    } finally {
      // Nobody else gets one whose transaction may be open still.
      client.release(isLost);
    }
  };
  return Object.assign(drizzle(pool, options), { transaction });
}
