import pg from 'pg';
import type { Figure } from '../figure.ts';
import { cpuSeconds } from '../load.ts';
import { startMeasuredServer } from './measured-server.ts';
import { askMany, requests } from './visitors-requests.ts';
import { withPostgres } from './with-postgres.ts';

const count = 500;

const names: Record<keyof typeof requests, string> = {
  knownPage: 'a page that was asked for before',
  page: 'a page of a service',
  list: 'a list of services',
  service: 'a service',
  search: 'a search of two words',
  booking: 'a booking without photos',
  chat: 'a chat that is begun',
};

/** CPU time that the processes of PostgreSQL have taken which serve this database, in seconds. */
async function databaseSeconds(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  const each = await Promise.all(rows.map(({ pid }) => cpuSeconds(pid)));
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

/**
 * The number of requests that one process answers on PostgreSQL while everything runs on this machine, and how much CPU
 * time each takes of the process and of the database: what ends first when more visitors come.
 */
export const capacity = (): Promise<Figure[]> =>
  withPostgres(async (url) => {
    const server = await startMeasuredServer({ DATABASE_URL: url, TRUSTED_PROXIES: 'loopback' });
    const seconds = async () => ({
      process: await cpuSeconds(server.pid ?? 0),
      database: await databaseSeconds(url),
    });
    try {
      const figures: Figure[] = [];
      for (const kind of Object.keys(names) as (keyof typeof names)[]) {
        await askMany(server.origin, count, requests[kind]);
        const [before, begun] = [await seconds(), performance.now()];
        await askMany(server.origin, count, ({ number, ...turn }) =>
          requests[kind]({ ...turn, number: number + count }),
        );
        const taken = (performance.now() - begun) / 1_000;
        const after = await seconds();
        const each = (name: 'process' | 'database') =>
          (((after[name] - before[name]) / count) * 1_000).toFixed(1);
        figures.push({
          name: names[kind],
          ours: `${(count / taken).toFixed(0)} a second`,
          floor: `${each('process')} ms of the process, ${each('database')} ms of the database`,
          ratio: '',
          goal: '',
          holds: true,
        });
      }
      return figures;
    } finally {
      await server.stop();
    }
  });
