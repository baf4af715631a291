import type { PeriodOverview } from '@pothik/contract';
import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookingHistory, bookings } from '../bookings/schema.ts';
import { chatMessages, chatRatings, chats } from '../chat/schema.ts';
import { services, serviceViews } from '../catalogue/schema.ts';
import { addDays, startOfDay } from '../../platform/dhaka-time.ts';
import type { Span } from './spans.ts';

/** The number of the latest that are looked at to tell how long people wait. */
const lookedAt = 2_000;

/** Of services that were opened less often, how often they were booked tells nothing. */
const fewestViews = 10;

/** Of so many that were opened most, those are told that were booked least. */
const mostOpened = 200;
const told = 10;

/** `moment` lies in these days. */
const isWithin = (moment: SQL, { from, to }: Span) =>
  sql`${moment} >= ${startOfDay(from).toISOString()}::timestamptz
    and ${moment} < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`;

type Waits = PeriodOverview['chats']['waits'];

/** @param begun rows with `begun` and `answered`, moments, the second of which may be null. */
async function readWaits(db: Queries, begun: SQL): Promise<Waits> {
  const { rows } = await db.execute<{
    of: number;
    answered: number;
    half: number | null;
    mostly: number | null;
  }>(sql`
    select count(*)::int as of, count(minutes)::int as answered,
      percentile_cont(0.5) within group (order by minutes) as half,
      percentile_cont(0.9) within group (order by minutes) as mostly
    from (select extract(epoch from answered - begun)::float / 60 as minutes from (${begun}) as latest_of_period) as waits`);
  const [{ of, answered, half, mostly } = { of: 0, answered: 0, half: null, mostly: null }] = rows;
  return { of, answered, ...(half === null ? {} : { half, mostly: mostly ?? half }) };
}

/** The waits of visitors in the chat for the first answer of staff. */
export const readChatWaits = (db: Queries, days: Span): Promise<Waits> =>
  readWaits(
    db,
    sql`select latest.created_at as begun, (
        select min(${chatMessages.createdAt}) from ${chatMessages}
        where ${chatMessages.chatId} = latest.id and ${chatMessages.senderType} = 'admin'
      ) as answered
      from (
        select id, created_at from ${chats} where ${isWithin(sql`created_at`, days)}
        order by created_at desc, id desc limit ${lookedAt}
      ) as latest`,
  );

/** The ratings of chats in these days, and their latest comments. */
export async function readChatRatings(
  db: Queries,
  days: Span,
): Promise<PeriodOverview['chats']['ratings']> {
  const isRated = isWithin(sql`${chatRatings.ratedAt}`, days);
  const counts = await db
    .select({ score: chatRatings.score, of: count() })
    .from(chatRatings)
    .where(isRated)
    .groupBy(chatRatings.score);
  const countOf = (wanted: string) => counts.find(({ score }) => score === wanted)?.of ?? 0;
  const { chatId, score, comment, ratedAt } = chatRatings;
  const commented = await db
    .select({ chatId, score, comment: sql<string>`${comment}`, ratedAt, name: chats.name })
    .from(chatRatings)
    .innerJoin(chats, eq(chats.id, chatId))
    .where(and(isRated, isNotNull(comment)))
    .orderBy(desc(ratedAt), desc(chatId))
    .limit(told);
  return {
    good: countOf('good'),
    okay: countOf('okay'),
    bad: countOf('bad'),
    comments: commented.map((row) => ({ ...row, ratedAt: row.ratedAt.toISOString() })),
  };
}

/** The waits of bookings for staff to decide anything; a customer's own doing is no decision. */
export const readBookingWaits = (db: Queries, days: Span): Promise<Waits> =>
  readWaits(
    db,
    sql`select latest.created_at as begun, (
        select min(${bookingHistory.createdAt}) from ${bookingHistory}
        where ${bookingHistory.bookingId} = latest.id and ${bookingHistory.status} <> 'pending'
          and not ${bookingHistory.isAnswer} and (
            ${bookingHistory.status} <> 'cancelled'
            or ${bookingHistory.actorId} is distinct from latest.user_id
          )
      ) as answered
      from (
        select id, created_at, user_id from ${bookings} where ${isWithin(sql`created_at`, days)}
        order by created_at desc, id desc limit ${lookedAt}
      ) as latest`,
  );

/** Services that were opened often, those first that were booked least for it. */
export async function readSeldomBooked(
  db: Queries,
  days: Span,
): Promise<PeriodOverview['services']> {
  const { rows } = await db.execute<{
    id: string;
    title: string;
    views: number;
    bookings: number;
  }>(sql`
    with opened as (
      select ${serviceViews.serviceId} as id, sum(${serviceViews.views})::int as views
      from ${serviceViews}
      where ${serviceViews.day} >= ${days.from} and ${serviceViews.day} <= ${days.to}
      group by ${serviceViews.serviceId}
      having sum(${serviceViews.views}) >= ${fewestViews}
      order by views desc, id limit ${mostOpened}
    ), booked as (
      select opened.id, opened.views, (
        select count(*)::int from ${bookings}
        where ${bookings.serviceId} = opened.id and ${isWithin(sql`${bookings.createdAt}`, days)}
      ) as bookings
      from opened
    )
    select booked.*, coalesce(${services.name}, ${services.jobTitle}, '') as title
    from booked join ${services} on ${services.id} = booked.id
    where ${services.isActive}
    order by booked.bookings::float / booked.views, booked.views desc, booked.id
    limit ${told}`);
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}
