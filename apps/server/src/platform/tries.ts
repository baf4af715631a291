import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from './database/open.ts';
import { rateLimits } from './schema.ts';

/** So many tries in so many seconds. */
export interface Limit {
  tries: number;
  seconds: number;
}

/** A /48 of IPv6 may hold so many times the tries of one of its 65,536 networks. */
const widerShare = 10;

/** The key of the /48 around a network, where a key ends with one of IPv6. */
const widerKey = (key: string): string | undefined =>
  /:[\da-f]+::\/64$/.test(key) ? key.replace(/:[\da-f]+::\/64$/, '::/48') : undefined;

interface Count {
  /** How many tries there were beyond the limit; 0 while it holds. */
  excess: number;
  /** Until the count begins anew, in seconds. */
  wait: number;
}

async function countOne(db: Queries, key: string, { tries, seconds }: Limit): Promise<Count> {
  const windowEnd = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.windowEndsAt });
  if (!row) return { excess: 0, wait: 0 };
  const wait = Math.max(1, Math.ceil((row.endsAt.getTime() - Date.now()) / 1_000));
  return { excess: Math.max(0, row.count - tries), wait };
}

/** Counts one try. The count stands in the database: it holds for all processes and over restarts. */
export async function countTry(db: Queries, key: string, limit: Limit): Promise<Count> {
  const count = await countOne(db, key, limit);
  const wider = widerKey(key);
  if (count.excess > 0 || wider === undefined) return count;
  return countOne(db, wider, { ...limit, tries: limit.tries * widerShare });
}

/** Takes one try back: one that succeeded does not count. */
export async function refundTry(db: Queries, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(inArray(rateLimits.key, [key, widerKey(key) ?? key]));
}

/** Forgets the tries, as after one that succeeded. */
export async function resetTries(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes what no longer counts. */
export async function sweepTries(db: Queries): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, sql`now()`));
}
