import pg from 'pg';
import type { Figure } from '../figure.ts';
import { signIn } from './staff-account.ts';
import { withRows } from './with-rows.ts';
import { addressesOf, type Places } from '@pothik/reliability/growth/lists.ts';

const [fewest, most] = [1e3, 1e6];

/** The longest that a list may take, in milliseconds, and how much longer than among the fewest. */
const goal = { time: 150, growth: 3 };

/** What is quicker than this answers at once, however much quicker it was before, in milliseconds. */
const atOnce = 20;

const rounds = 12;

interface Times {
  p50: number;
  p95: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

const inMilliseconds = ({ p50, p95 }: Times) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;

async function findPlaces(url: string): Promise<Places> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Places>(
      `select parent.slug as "CATEGORY", parent.id as "CATEGORY_ID", child.slug as "SUBCATEGORY", child.id as "SUBCATEGORY_ID"
       from categories child join categories parent on parent.id = child.parent_id order by child.slug limit 1`,
    );
    if (!rows[0]) throw new Error('the demonstration has no categories');
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Public lists are asked for with another page size in each round: none is answered from memory. */
function inRound(text: string, round: number): URL {
  const address = new URL(text);
  if (/^\/api\/(?:services|insights)$|^\/api\/services\/(?:sub)?category/.test(address.pathname)) {
    address.searchParams.set('limit', String(12 + round));
  }
  return address;
}

/** How long each address takes, one call at a time. */
async function measureAddresses(origin: string, url: string): Promise<Map<string, Times>> {
  const headers = { authorization: `Bearer ${await signIn(origin)}` };
  const measured = new Map<string, Times>();
  for (const address of addressesOf(await findPlaces(url))) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const asked = inRound(`${origin}/api${address}`, round);
      const started = performance.now();
      const answer = await fetch(asked, { headers });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${address}: ${String(answer.status)}`);
      // The first ones read the tables from the disk.
      if (round > 1) durations.push(performance.now() - started);
    }
    const sorted = durations.sort((one, other) => one - other);
    const times = { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
    measured.set(address, times);
    console.log(`  ${address}: ${inMilliseconds(times)}`);
  }
  return measured;
}

/**
 * How long every public list and every list of the console takes on PostgreSQL, one call at a time,
 * beside the same among a thousand rows.
 */
export async function growth(size = most): Promise<Figure[]> {
  const few = await withRows(fewest, measureAddresses);
  const many = await withRows(size, measureAddresses);
  return [...many].map(([address, times]) => {
    const floor = few.get(address) ?? { p50: 0, p95: 0 };
    const longest = Math.min(goal.time, Math.max(atOnce, floor.p95 * goal.growth));
    return {
      name: `${address} among ${String(size)}, p50 and p95`,
      ours: inMilliseconds(times),
      floor: `${inMilliseconds(floor)} among ${String(fewest)}`,
      ratio: (times.p95 / floor.p95).toFixed(2),
      goal: `at most ${longest.toFixed(0)} ms`,
      holds: times.p95 <= longest,
    };
  });
}
