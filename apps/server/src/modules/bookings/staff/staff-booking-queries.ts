import type { BookingSort } from '@pothik/contract';
import { and, asc, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import {
  bookingHistory,
  bookings,
  services,
  users,
} from '../../../platform/database/schema/index.ts';
import { category } from '../../catalogue/service-columns.ts';
import { matches, searchOf, type BookingFilter } from '../booking-filter.ts';

/** How far a total is counted; beyond, it is answered as 'at least'. */
const countedTo = { plain: 10_000, search: 1_000 };

/** So few are put in order faster than they are come across by walking along the order. */
const few = 1_000;

/** How many of the newest bookings are looked through for a term that the index cannot find. */
const shortTermReach = 5_000;

const sortColumns = {
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
  departureDate: bookings.departureDate,
  name: bookings.name,
};

/** Equal ones in the order of their ids, so that no page repeats or skips one. */
function orderOf(sort: BookingSort): SQL[] {
  // Those without a departure come last, whichever end comes first.
  if (sort === '-departureDate') {
    return [sql`${bookings.departureDate} desc nulls last`, desc(bookings.id)];
  }
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  return sort.startsWith('-') ? [desc(column), desc(bookings.id)] : [asc(column), asc(bookings.id)];
}

function isFound(filter: BookingFilter): SQL | undefined {
  const search = searchOf(filter);
  return and(matches(filter), search && like(bookings.searchText, search.pattern));
}

/** The ids of at most `most` that match, in no order. */
function someMatching(db: Queries, filter: BookingFilter, most: number) {
  const search = searchOf(filter);
  if (!search || search.isIndexed) {
    return db
      .select({ id: bookings.id })
      .from(bookings)
      .where(isFound(filter))
      .limit(most)
      .as('matching');
  }
  const reach = db
    .select({ id: bookings.id, searchText: bookings.searchText })
    .from(bookings)
    .where(matches(filter))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(shortTermReach)
    .as('reach');
  return db
    .select({ id: reach.id })
    .from(reach)
    .where(like(reach.searchText, search.pattern))
    .limit(most)
    .as('matching');
}

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
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(category, eq(category.id, services.categoryId));
}

/** A booking as lists tell of it. */
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** The ids of one page: found by their filter and put in order, or by walking along the order. */
function idsOfPage(db: Queries, filter: BookingFilter, order: SQL[], count: number) {
  if (count > few) {
    const walked = db.select({ id: bookings.id }).from(bookings).where(isFound(filter));
    return walked.orderBy(...order);
  }
  const matching = someMatching(db, filter, few);
  return db
    .select({ id: bookings.id })
    .from(matching)
    .innerJoin(bookings, eq(bookings.id, matching.id))
    .orderBy(...order);
}

/** One page of the bookings that match, and how many there are; counting says how to find them. */
export async function listBookings(
  db: Queries,
  filter: BookingFilter,
  { sort, offset, limit }: Range,
): Promise<{ rows: ListedRow[]; total: number; isMinimum: boolean }> {
  const most = searchOf(filter) ? countedTo.search : countedTo.plain;
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(someMatching(db, filter, most + 1));
  const count = counted?.count ?? 0;
  const [total, isMinimum] = [Math.min(count, most), count > most];
  if (!isMinimum && offset >= total) return { rows: [], total, isMinimum };
  const order = orderOf(sort);
  const page = idsOfPage(db, filter, order, count).offset(offset).limit(limit).as('page');
  const rows = await selectListed(db)
    .innerJoin(page, eq(page.id, bookings.id))
    .orderBy(...order);
  return { rows, total, isMinimum };
}

/** The newest bookings of a customer. */
export const listBookingsOf = (db: Queries, userId: string, limit: number): Promise<ListedRow[]> =>
  selectListed(db)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);

/** How many bookings an export reads at once. */
const batch = 1_000;

/** All bookings that match, the newest first; a thousand at a time, so that memory stays flat. */
export async function* eachBooking(db: Queries, filter: BookingFilter): AsyncGenerator<ListedRow> {
  let after: ListedRow['booking'] | undefined;
  do {
    const rows: ListedRow[] = await selectListed(db)
      .where(
        and(
          isFound(filter),
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
