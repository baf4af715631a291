import { count, desc, eq, gte, min, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings, chats, services, serviceViews } from '../../platform/database/schema/index.ts';

/** How many bookings have each status. */
export const countByStatus = (db: Queries) =>
  db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .groupBy(bookings.status)
    .orderBy(desc(count()), bookings.status);

/** How many bookings were made on each day in Dhaka since a moment; days without any are left out. */
export async function countByDay(db: Queries, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`(${bookings.createdAt} at time zone 'Asia/Dhaka')::date::text`;
  const rows = await db
    .select({ day, count: count() })
    .from(bookings)
    .where(gte(bookings.createdAt, since))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
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
  const views = sum(serviceViews.views);
  const rows = await db
    .select({ _id: services.id, name: services.name, jobTitle: services.jobTitle, views })
    .from(serviceViews)
    .innerJoin(services, eq(services.id, serviceViews.serviceId))
    .where(gte(serviceViews.day, since))
    .groupBy(services.id)
    .orderBy(desc(views), services.id)
    .limit(limit);
  return rows.map(({ _id, name, jobTitle, views: seen }) => ({
    _id,
    title: name ?? jobTitle ?? '',
    views: Number(seen),
  }));
}
