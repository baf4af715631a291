import pg from 'pg';
import type { Figure } from './figure.ts';
import { insertBookings } from './generated-bookings.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

const bookings = 100_000;
const goal = 100;
const rounds = 15;

const staff = { STAFF_EMAIL: 'staff@pothik.example', STAFF_PASSWORD: 'pothik-staff' };

/** What staff ask of the list all day: plain, filtered, sorted, searched, far behind, and in vain. */
const lists = [
  '',
  'page=2',
  'page=400&limit=100',
  'status=pending',
  'status=completed&page=30',
  'serviceType=hotel&status=action_required',
  'guest=true&sort=createdAt',
  'guest=false&serviceType=visa&sort=-updatedAt',
  'from=2026-01-01&to=2026-01-31',
  'from=2026-03-01&to=2026-03-01&status=cancelled&limit=100',
  'sort=name&limit=100',
  'sort=-name&status=processing',
  'sort=departureDate&status=confirmed',
  'sort=-departureDate&page=50',
  'sort=updatedAt&status=pending&guest=true',
  'search=rahima',
  'search=rahima&status=completed&sort=name',
  'search=person-777',
  'search=PTK-C4CA',
  'search=01712345',
  `search=${encodeURIComponent('হোসেন')}`,
  'search=zzzzzz',
  'search=ka',
  'search=example.com&sort=-departureDate',
];

const at = (durations: readonly number[], share: number) =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * share)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff.STAFF_EMAIL, password: staff.STAFF_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** How long the staff's list takes among 100,000 bookings on PostgreSQL, one at a time. */
export function staffBookings(): Promise<Figure[]> {
  return withPostgres(async (url) => {
    const running = await startMeasuredServer({ DATABASE_URL: url, ...staff });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await insertBookings(url, bookings);
      const authorization = `Bearer ${await signIn(running.origin)}`;
      const [ours, floor]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const query of lists) {
          const address = `${running.origin}/api/admin/bookings?${query}`;
          const taken = await timed(async () => {
            const answer = await fetch(address, { headers: { authorization } });
            await answer.arrayBuffer();
            if (!answer.ok) throw new Error(`${query}: ${String(answer.status)}`);
          });
          ours.push(taken);
          const newest = 'select * from bookings order by created_at desc, id desc limit 20';
          floor.push(await timed(() => client.query(newest)));
        }
      }
      const slow = at(ours, 0.95);
      const slowest = at(floor, 0.95);
      return [
        {
          name: `the staff's list of ${String(bookings)} bookings, p95`,
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
