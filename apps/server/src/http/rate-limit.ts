import { eq, lte, sql } from 'drizzle-orm';
import { RequestError } from './request-error.ts';
import type { Queries } from '../platform/database/open.ts';
import { rateLimits } from '../platform/database/schema/index.ts';

/** So many tries in so many seconds. */
export interface Limit {
  tries: number;
  seconds: number;
}

/**
 * Counts one try. The count stands in the database: it holds for all processes and over restarts.
 *
 * @throws RequestError `rate_limited` when there were too many.
 */
export async function consumeTry(db: Queries, key: string, limit: Limit): Promise<void> {
  const windowEnd = sql`now() + make_interval(secs => ${limit.seconds})`;
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
  if (!row || row.count <= limit.tries) return;
  const wait = Math.max(1, Math.ceil((row.endsAt.getTime() - Date.now()) / 1_000));
  throw new RequestError('rate_limited', 'Too many tries. Please wait a while and try again.', {
    headers: { 'retry-after': String(wait) },
  });
}

/** Takes one try back: one that succeeded does not count. */
export async function refundTry(db: Queries, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key));
}

/** Forgets the tries, as after one that succeeded. */
export async function resetTries(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes what no longer counts. */
export async function sweepTries(db: Queries): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, sql`now()`));
}
