import type { CustomerSort } from '@pothik/contract';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { findPage, type Count } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { users } from './schema.ts';
import { anyContains, toSearch } from '../../platform/database/search.ts';

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

const listed = { table: users, id: users.id, usual: orderOf('-createdAt'), reach: 5_000 };

const bookingCount = sql<number>`(
  select count(*)::int from ${bookings} as booked where booked.user_id = ${users}.id
)`;

const selectListed = (db: Queries) => db.select({ user: users, bookingCount }).from(users);

/** A customer as lists tell of them. */
export type CustomerRow = Awaited<ReturnType<typeof selectListed>>[number];

/** One page of the customers that match, and how many there are. */
export async function listCustomers(
  database: Pick<Database, 'db' | 'forSearch'>,
  typed: string | undefined,
  { sort, ...range }: { sort: CustomerSort; offset: number; limit: number },
): Promise<Count & { rows: CustomerRow[] }> {
  const search = toSearch(typed);
  const order = orderOf(sort);
  const { ids, ...count } = await findPage(database, listed, {
    where: isCustomer,
    term: search && {
      isFound: anyContains(users.searchText, search),
      isIndexed: search.isIndexed,
    },
    order,
    ...range,
  });
  const rows = await selectListed(database.db)
    .where(inArray(users.id, ids))
    .orderBy(...order);
  return { rows, ...count };
}

/** One customer; an account of the staff is none. */
export async function findCustomer(db: Queries, id: string): Promise<CustomerRow | undefined> {
  const [row] = await selectListed(db).where(and(isCustomer, eq(users.id, id)));
  return row;
}
