import type { BookingSort } from '@pothik/contract';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findPage, type Count } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookingHistory, bookings } from '../bookings/schema.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';
import { anyContains, toSearch } from '../../platform/database/search.ts';
import { category } from '../catalogue/service-columns.ts';
import { matches, type BookingFilter } from '../bookings/booking-filter.ts';
import { orderOf } from './booking-orders.ts';

const listed = {
  table: bookings,
  id: bookings.id,
  usual: orderOf('-createdAt').order,
  reach: 5_000,
};

/** Whose a booking is. */
const assignee = alias(users, 'assignee');

/** The bookings of one page of a list. */
interface Range {
  sort: BookingSort;
  offset: number;
  limit: number;
}

/** What a list tells of a booking, without the documents that nobody opens from there. */
function selectListed(db: Queries) {
  return db
    .select({
      booking: bookings,
      service: {
        id: services.id,
        name: services.name,
        jobTitle: services.jobTitle,
        kind: services.kind,
      },
      category: { id: category.id, name: category.name, slug: category.slug },
      assignee: assignee.name,
    })
    .from(bookings)
    .leftJoin(assignee, eq(assignee.id, bookings.assigneeId))
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(category, eq(category.id, services.categoryId));
}

/** A booking as lists tell of it. */
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** One page of the bookings that match, and how many there are. */
export async function listBookings(
  database: Pick<Database, 'db' | 'forSearch'>,
  filter: BookingFilter,
  { sort, ...range }: Range,
): Promise<Count & { rows: ListedRow[] }> {
  const search = toSearch(filter.search);
  const { order, stretches } = orderOf(sort);
  const { ids, ...count } = await findPage(database, listed, {
    where: matches(filter),
    term: search && {
      isFound: anyContains(bookings.searchText, search),
      isIndexed: search.isIndexed,
    },
    order,
    stretches,
    ...range,
  });
  const rows = await selectListed(database.db)
    .where(inArray(bookings.id, ids))
    .orderBy(...order);
  return { rows, ...count };
}

/** Bookings of one person, the newest first. */
export const listBookingsWhere = (db: Queries, where: SQL, limit: number): Promise<ListedRow[]> =>
  selectListed(db).where(where).orderBy(desc(bookings.createdAt), desc(bookings.id)).limit(limit);

/** How many bookings an export reads at once. */
const batch = 1_000;

/** All bookings that match, the newest first; a thousand at a time, so that memory stays flat. */
export async function* eachBooking(db: Queries, filter: BookingFilter): AsyncGenerator<ListedRow> {
  const search = toSearch(filter.search);
  let after: ListedRow['booking'] | undefined;
  do {
    const rows: ListedRow[] = await selectListed(db)
      .where(
        and(
          matches(filter),
          search && anyContains(bookings.searchText, search),
          after &&
            sql`(${bookings.createdAt}, ${bookings.id}) < (${after.createdAt.toISOString()}, ${after.id})`,
        ),
      )
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(batch);
    yield* rows;
    after = rows.length === batch ? rows.at(-1)?.booking : undefined;
  } while (after);
}

/** How a booking came to its status and who brought it there, the oldest first. */
export const listStaffHistory = (db: Queries, bookingId: string) =>
  db
    .select({
      status: bookingHistory.status,
      note: bookingHistory.note,
      isAnswer: bookingHistory.isAnswer,
      document: bookingHistory.document,
      by: users.name,
      at: bookingHistory.createdAt,
    })
    .from(bookingHistory)
    .leftJoin(users, eq(users.id, bookingHistory.actorId))
    .where(eq(bookingHistory.bookingId, bookingId))
    .orderBy(bookingHistory.createdAt, bookingHistory.id);
