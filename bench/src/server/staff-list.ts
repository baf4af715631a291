import pg from 'pg';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from './measured-server.ts';
import { signIn, staff } from './staff-account.ts';
import { withPostgres } from './with-postgres.ts';

const goal = 100;
const rounds = 15;

const at = (durations: readonly number[], share: number) =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * share)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A list of the staff, and what is measured of it. */
interface MeasuredList {
  name: string;
  /** Under `/api`. */
  path: string;
  /** What is asked of it, as queries. */
  queries: readonly string[];
  /** Fills the migrated database at this address. */
  fill: (url: string) => Promise<void>;
  /** The least that answers it: its newest 20 rows. */
  newest: string;
}

/** How long a list of the staff takes on PostgreSQL, one call at a time. */
export function measureList({
  name,
  path,
  queries,
  fill,
  newest,
}: MeasuredList): Promise<Figure[]> {
  return withPostgres(async (url) => {
    const running = await startMeasuredServer({ DATABASE_URL: url, ...staff });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await fill(url);
      const authorization = `Bearer ${await signIn(running.origin)}`;
      const [ours, floor]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const query of queries) {
          const address = `${running.origin}/api${path}?${query}`;
          const taken = await timed(async () => {
            const answer = await fetch(address, { headers: { authorization } });
            await answer.arrayBuffer();
            if (!answer.ok) throw new Error(`${query}: ${String(answer.status)}`);
          });
          ours.push(taken);
          floor.push(await timed(() => client.query(newest)));
        }
      }
      const slow = at(ours, 0.95);
      const slowest = at(floor, 0.95);
      return [
        {
          name: `${name}, p95`,
          ours: `${slow.toFixed(1)} ms`,
          floor: `${slowest.toFixed(1)} ms (its 20 newest rows by SQL alone)`,
          ratio: (slow / slowest).toFixed(2),
          goal: `under ${String(goal)} ms`,
          holds: slow < goal,
        },
      ];
    } finally {
      await client.end();
      await running.stop();
    }
  });
}
