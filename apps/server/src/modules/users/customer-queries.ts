import type { CustomerSort } from '@pothik/contract';
import { and, asc, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings, users } from '../../platform/database/schema/index.ts';
import { toSearch } from '../../platform/database/search.ts';

/** How far a total is counted; beyond, it is answered as 'at least'. */
const countedTo = { plain: 10_000, search: 1_000 };

/** So few are put in order faster than they are come across by walking along the order. */
const few = 1_000;

/** How many of the newest customers are looked through for a term that the index cannot find. */
const shortTermReach = 5_000;

const isCustomer = eq(users.role, 'customer');

const sortColumns = {
  createdAt: users.createdAt,
  signedInAt: users.signedInAt,
  name: users.name,
};

/** Equal ones in the order of their ids, so that no page repeats or skips one. */
function orderOf(sort: CustomerSort): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  return sort.startsWith('-') ? [desc(column), desc(users.id)] : [asc(column), asc(users.id)];
}

/** A phone number may be typed with spaces and hyphens. */
const searchOf = (typed = '') =>
  toSearch(/^[+\d\s()-]+$/.test(typed) ? typed.replaceAll(/[\s()-]/g, '') : typed);

/** The ids of at most `most` that match, in no order. */
function someMatching(db: Queries, search: ReturnType<typeof searchOf>, most: number) {
  if (!search || search.isIndexed) {
    return db
      .select({ id: users.id })
      .from(users)
      .where(and(isCustomer, search && like(users.searchText, search.pattern)))
      .limit(most)
      .as('matching');
  }
  const reach = db
    .select({ id: users.id, searchText: users.searchText })
    .from(users)
    .where(isCustomer)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(shortTermReach)
    .as('reach');
  return db
    .select({ id: reach.id })
    .from(reach)
    .where(like(reach.searchText, search.pattern))
    .limit(most)
    .as('matching');
}

const bookingCount = sql<number>`(
  select count(*)::int from ${bookings} as booked where booked.user_id = ${users}.id
)`;

const selectListed = (db: Queries) => db.select({ user: users, bookingCount }).from(users);

/** A customer as lists tell of them. */
export type CustomerRow = Awaited<ReturnType<typeof selectListed>>[number];

/** The ids of one page: found by their search and put in order, or by walking along the order. */
function idsOfPage(db: Queries, search: ReturnType<typeof searchOf>, order: SQL[], count: number) {
  if (count > few) {
    return db
      .select({ id: users.id })
      .from(users)
      .where(and(isCustomer, search && like(users.searchText, search.pattern)))
      .orderBy(...order);
  }
  const matching = someMatching(db, search, few);
  return db
    .select({ id: users.id })
    .from(matching)
    .innerJoin(users, eq(users.id, matching.id))
    .orderBy(...order);
}

/** One page of the customers that match, and how many there are; counting says how to find them. */
export async function listCustomers(
  db: Queries,
  typed: string | undefined,
  { sort, offset, limit }: { sort: CustomerSort; offset: number; limit: number },
): Promise<{ rows: CustomerRow[]; total: number; isMinimum: boolean }> {
  const search = searchOf(typed);
  const most = search ? countedTo.search : countedTo.plain;
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(someMatching(db, search, most + 1));
  const count = counted?.count ?? 0;
  const [total, isMinimum] = [Math.min(count, most), count > most];
  if (!isMinimum && offset >= total) return { rows: [], total, isMinimum };
  const order = orderOf(sort);
  const page = idsOfPage(db, search, order, count).offset(offset).limit(limit).as('page');
  const rows = await selectListed(db)
    .innerJoin(page, eq(page.id, users.id))
    .orderBy(...order);
  return { rows, total, isMinimum };
}

/** One customer; an account of the staff is none. */
export async function findCustomer(db: Queries, id: string): Promise<CustomerRow | undefined> {
  const [row] = await selectListed(db).where(and(isCustomer, eq(users.id, id)));
  return row;
}
