import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Figure } from './figure.ts';
import { insertServices } from './generated-services.ts';
import { startMeasuredServer } from './measured-server.ts';

const services = 100_000;
const goal = 50;
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Rare, common, in Bangla, in none, short, and with wildcards that stand for themselves. */
const terms = [
  'electrician',
  'Riyadh',
  'ওমরাহ',
  'zzzzzz',
  'visa',
  'Najd 777',
  'ae',
  '100%',
  'নার্স',
  'heavy driver',
];

async function onPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** How long a listing with a search takes among 100,000 services on PostgreSQL, one at a time. */
export async function searchAmongMany(): Promise<Figure[]> {
  const name = `pothik_bench_${randomBytes(4).toString('hex')}`;
  await onPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  try {
    const running = await startMeasuredServer({ DATABASE_URL: url.href });
    try {
      await insertServices(url.href, services);
      const durations: number[] = [];
      for (let round = 0; round < 30; round += 1) {
        for (const term of terms) {
          const page = 1 + (round % 3);
          // A number that changes nothing keeps the answer from being one that is remembered.
          const query = new URLSearchParams({
            search: term,
            page: String(page),
            round: `${String(round)}-${term}`,
          });
          const started = performance.now();
          const answer = await fetch(`${running.origin}/api/services?${query.toString()}`);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${term}: ${String(answer.status)}`);
          durations.push(performance.now() - started);
        }
      }
      durations.sort((a, b) => a - b);
      const slow = at(durations, 0.95);
      return [
        {
          name: `search among ${String(services)} services, p95`,
          ours: `${slow.toFixed(1)} ms`,
          floor: `${at(durations, 0.5).toFixed(1)} ms (its median)`,
          ratio: (slow / goal).toFixed(2),
          goal: `under ${String(goal)} ms`,
          holds: slow < goal,
        },
      ];
    } finally {
      await running.stop();
    }
  } finally {
    await onPostgres(server, `drop database if exists ${name} with (force)`);
  }
}
