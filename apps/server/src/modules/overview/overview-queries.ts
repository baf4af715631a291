import { bookingStatuses } from '@pothik/contract';
import { and, count, desc, eq, gte, lt, min, sql, sum, type SQL } from 'drizzle-orm';
import { countedTo } from '../../platform/database/find-page.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { services, serviceViews } from '../catalogue/schema.ts';

/** How many bookings have each status, counted up to a limit; the most frequent first. */
export async function countByStatus(db: Queries) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select status, (
      select count(*)::int from (
        select from ${bookings} where ${bookings.status} = known.status limit ${countedTo + 1}
      ) as counted
    ) as count
    from unnest(${sql.param(bookingStatuses)}::text[]) as known (status)
    order by count desc, status`);
  return rows
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => ({ status, ...atLeast(count) }));
}

/** As a count is told that went no further than one beyond the limit. */
const atLeast = (count: number) => ({
  count: Math.min(count, countedTo),
  ...(count > countedTo ? { isMinimum: true } : {}),
});

async function countSome(db: Queries, where: SQL | undefined) {
  const some = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .limit(countedTo + 1)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return atLeast(row?.count ?? 0);
}

/** The number of bookings made before a moment that are still pending. */
export const countPendingBefore = (db: Queries, moment: Date) =>
  countSome(db, and(eq(bookings.status, 'pending'), lt(bookings.createdAt, moment)));

/** The number of bookings that their customers answered before a moment, and nobody since. */
export const countAnsweredBefore = (db: Queries, moment: Date) =>
  countSome(db, lt(bookings.answeredAt, moment));

/** How many bookings were made between each of these moments and the next. */
export async function countBetween(db: Queries, moments: readonly Date[]): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      select count(*)::int from ${bookings}
      where ${bookings.createdAt} >= span.begins and ${bookings.createdAt} < span.ends
    ) as count
    from unnest(
      ${sql.param(moments.slice(0, -1).map((moment) => moment.toISOString()))}::timestamptz[],
      ${sql.param(moments.slice(1).map((moment) => moment.toISOString()))}::timestamptz[]
    ) with ordinality as span (begins, ends, place)
    order by span.place`);
  return rows.map(({ count }) => count);
}

/** How many chats wait, and since when the first of them does. */
export async function readWaiting(db: Queries) {
  const [row] = await db
    .select({ waiting: count(), since: min(chats.unansweredSince) })
    .from(chats)
    .where(eq(chats.status, 'waiting'));
  return { waiting: row?.waiting ?? 0, since: row?.since ?? undefined };
}

/** The services that were opened most since a day. */
export async function readMostViewed(db: Queries, since: string, limit: number) {
  const views = sum(serviceViews.views).as('views');
  const most = db
    .select({ id: serviceViews.serviceId, views })
    .from(serviceViews)
    .where(gte(serviceViews.day, since))
    .groupBy(serviceViews.serviceId)
    .orderBy(desc(views), serviceViews.serviceId)
    .limit(limit)
    .as('most');
  const rows = await db
    .select({
      _id: services.id,
      name: services.name,
      jobTitle: services.jobTitle,
      views: most.views,
    })
    .from(most)
    .innerJoin(services, eq(services.id, most.id))
    .orderBy(desc(most.views), services.id);
  return rows.map(({ _id, name, jobTitle, views: seen }) => ({
    _id,
    title: name ?? jobTitle ?? '',
    views: Number(seen),
  }));
}
