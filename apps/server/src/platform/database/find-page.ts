import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';
import type { ReadOnlyQueries } from './timed-queries.ts';

/** How many there are: exactly, or at least so many. */
export interface Count {
  total: number;
  isMinimum: boolean;
}

/** How far the total of a list is counted; beyond, it is answered as 'at least'. */
export const countedTo = 10_000;

/** So few are put in order faster than they are come across by walking along the order. */
const few = 5_000;

/** The same of what is found by a search, whose rows are dearer; no further is it counted. */
const fewFound = 1_000;

/** Pages far behind pass over so many rows. */
const far = 2_000;

/** The share of a search's time after which it looks through the newest rows alone. */
const shareOfTime = 1 / 3;

/** A table with lists that are filtered, searched and put in several orders. */
export interface Listed {
  table: PgTable;
  id: PgColumn;
  /** Where what is looked through comes first: the newest. */
  usual: SQL[];
  /** How many rows are looked through for what the index cannot find, or not in time. */
  reach: number;
}

/** What rows are searched for. */
interface Term {
  isFound: SQL;
  /** The same for rows that are at hand, where it is another condition. */
  isFoundNear?: SQL | undefined;
  /** Whether an index finds it. */
  isIndexed: boolean;
}

/** Rows that stand together in an order. */
export interface Stretch {
  where: SQL;
  order: SQL[];
}

/** One page of a list. */
interface Wanted {
  where: SQL | undefined;
  /** The same condition for a page with `far` rows or more before it, where another form of it is quicker there. */
  whereFar?: SQL | undefined;
  term?: Term | undefined;
  order: SQL[];
  /**
   * The same order as stretches one after the other, each of which an index has in its order: where no index has
   * the whole. All rows stand in one of them.
   */
  stretches?: readonly Stretch[] | undefined;
  offset: number;
  limit: number;
}

/** The ids of a page in their order, and how many rows match. */
interface FoundPage extends Count {
  ids: string[];
}

const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    [sql`true`, ...conditions].filter((condition) => condition !== undefined),
    sql` and `,
  );

const inOrder = (order: SQL[]) => sql.join(order, sql`, `);

type Asking = Pick<ReadOnlyQueries, 'execute'>;

/** Rows of the table by its own name, so that conditions and orders are written as of all rows. */
const among = ({ table }: Listed, rows: SQL) =>
  sql`(${rows}) as ${sql.identifier(getTableName(table))}`;

/** The ids of a page among some of the rows, and how many of them there are. */
async function sortSome(
  db: Asking,
  { id }: Listed,
  some: SQL,
  { order, offset, limit }: Wanted,
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with some_rows as materialized (select ${id} as id, row_number() over (order by ${inOrder(order)}) as place from ${some})
    select
      (select count(*)::int from some_rows) as count,
      array(select id from some_rows where place > ${offset} order by place limit ${limit}) as ids`);
  return rows[0] ?? { ids: [], count: 0 };
}

async function countSome(db: Asking, { table }: Listed, where: SQL, most: number) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${table} where ${where} limit ${most}) as some_rows`,
  );
  return rows[0]?.count ?? 0;
}

/** Walks along one stretch after the other; those that lie before the page are counted alone, in no order. */
async function walk(db: Asking, listed: Listed, where: SQL, wanted: Wanted): Promise<string[]> {
  const { table, id } = listed;
  const { stretches = [{ where: sql`true`, order: wanted.order }] } = wanted;
  const ids: string[] = [];
  let { offset } = wanted;
  for (const [index, stretch] of stretches.entries()) {
    const within = sql`${where} and ${stretch.where}`;
    if (offset > 0 && index < stretches.length - 1) {
      const passed = await countSome(db, listed, within, offset + 1);
      if (passed <= offset) {
        offset -= passed;
        continue;
      }
    }
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${id} as id from ${table} where ${within} order by ${inOrder(stretch.order)} offset ${offset} limit ${wanted.limit - ids.length}`,
    );
    ids.push(...rows.map((row) => row.id));
    if (ids.length === wanted.limit) break;
    offset = 0;
  }
  return ids;
}

const upTo = (count: number, most: number): Count => ({
  total: Math.min(count, most),
  isMinimum: count > most,
});

async function findPlain(db: Asking, listed: Listed, wanted: Wanted): Promise<FoundPage> {
  const where = all([wanted.where]);
  const count = await countSome(db, listed, where, countedTo + 1);
  const told = upTo(count, countedTo);
  if (!told.isMinimum && wanted.offset >= count) return { ids: [], ...told };
  const walked = wanted.whereFar && wanted.offset >= far ? all([wanted.whereFar]) : where;
  if (count > few) return { ids: await walk(db, listed, walked, wanted), ...told };
  const some = among(listed, sql`select * from ${listed.table} where ${where} limit ${few}`);
  return { ids: (await sortSome(db, listed, some, wanted)).ids, ...told };
}

/** Those that the index finds; nothing where that takes too long. */
async function findIndexed(
  { forSearch }: Pick<Database, 'forSearch'>,
  listed: Listed,
  term: Term,
  wanted: Wanted,
): Promise<FoundPage | undefined> {
  const where = all([wanted.where, term.isFound]);
  const matching = sql`select * from ${listed.table} where ${where} limit ${fewFound + 1}`;
  return forSearch.withTime(async (queries) => {
    const manner = { most: queries.left * shareOfTime, anyPlan: true };
    return queries.inTime(async (db) => {
      const { ids, count } = await sortSome(db, listed, among(listed, matching), wanted);
      const told = upTo(count, fewFound);
      return { ids: told.isMinimum ? await walk(db, listed, where, wanted) : ids, ...told };
    }, manner);
  });
}

/** Those among the newest rows that the filter leaves. */
async function findNear(
  db: Asking,
  listed: Listed,
  { isFound, isFoundNear = isFound }: Term,
  wanted: Wanted,
): Promise<FoundPage> {
  const { table, usual, reach } = listed;
  const newest = sql`select * from ${table} where ${all([wanted.where])} order by ${inOrder(usual)} limit ${reach}`;
  const near = sql`select * from ${among(listed, newest)} where ${isFoundNear}`;
  const { ids, count } = await sortSome(db, listed, among(listed, near), wanted);
  return { ids, ...upTo(count, fewFound) };
}

/** Whether so few rows are left by the filter that all of them can be looked through. */
async function isNarrow(db: Asking, listed: Listed, { where }: Wanted) {
  const { reach } = listed;
  return where !== undefined && (await countSome(db, listed, all([where]), reach + 1)) <= reach;
}

/**
 * Finds one page of a list: what matches is counted first, up to a limit and in no order, which tells
 * whether to put it in order or to walk along the order until the page is full. A search has a certain
 * time; when that is up, it finds what is among the newest rows, and 'at least' so many.
 */
export async function findPage(
  database: Pick<Database, 'db' | 'forSearch'>,
  listed: Listed,
  wanted: Wanted,
): Promise<FoundPage> {
  const { db } = database;
  const { term } = wanted;
  if (!term) return findPlain(db, listed, wanted);
  if (!term.isIndexed || (await isNarrow(db, listed, wanted))) {
    return findNear(db, listed, term, wanted);
  }
  const found = await findIndexed(database, listed, term, wanted);
  // What the index would have found in more time stands further behind.
  return found ?? { ...(await findNear(db, listed, term, wanted)), isMinimum: true };
}
