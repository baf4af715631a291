import { sql, type SQL } from 'drizzle-orm';
import type { TimedQueries } from '../../platform/database/timed-queries.ts';
import { anyOf, quoted } from './lexemes.ts';
import type { Candidate } from './rank.ts';
import { toExpression, type AskedWord, type ReadQuery } from './read-query.ts';

/** The most services that a search lists: who looks for one adds a word sooner than to turn so many pages. */
export const mostFound = 1_000;

/** The filters of a list: every service of it has these, beside what is searched for. */
export interface Scope {
  featured?: boolean | undefined;
  /** One lexeme of each of these. */
  every: readonly (readonly string[])[];
}

const columns = sql`
  service_id as id, title, title_stems as "titleStems", place_stems as "placeStems", featured, opened, position`;

/**
 * Conditions beside each other, and not one expression: the index joins what it finds of each, where of one
 * expression it asks for every service whether all of it is true. The second is looked at where the first is
 * true, and so on.
 */
const fulfils = (expressions: readonly string[]) =>
  sql.join([sql`true`, ...expressions.map((one) => sql`terms @@ ${one}::tsquery`)], sql` and `);

const groups = ({ every }: Scope) => every.map((lexemes) => anyOf(lexemes.map(quoted)));

/** Those that may stand for least come first: they are quickly looked at, and leave least to the others. */
function hasEveryWord(words: readonly AskedWord[], where: 'anywhere' | 'title', scope: Scope) {
  const ordered = words.toSorted(
    (one, other) => one.alternatives.length - other.alternatives.length,
  );
  return fulfils([...groups(scope), ...ordered.map((word) => toExpression(word, where))]);
}

function read(queries: TimedQueries, query: SQL, most?: number): Promise<Candidate[] | undefined> {
  return queries.inTime(
    async (db) => (await db.execute<Candidate & Record<string, unknown>>(query)).rows,
    most === undefined ? {} : { most },
  );
}

/** The first shelves, which takes next to no time, or the last, which may take long. */
type Where = 'first' | 'last';

/** The shelves, written out as their indexes have them. */
const shelf = [sql`shelf = 1`, sql`shelf = 2`, sql`shelf = 3`] as const;

/** As lists have equals. */
const inOrder = sql`order by featured desc, opened desc, position, service_id`;

/** Where the first shelf has so many, those of the second come in any order: they begin at page ten. */
const manyOfFirst = 100;

/** Where it has so many, they are ranked, and the second shelf's come behind them when they are asked for. */
const enoughOfFirst = 300;

/**
 * Some of those that fulfil a condition: the first shelf's first ones, then those of the second until there
 * are as many as are wanted. On the last any are taken: sorting as many as it may have takes too long.
 */
function some(
  where: Where,
  condition: SQL,
  { featured }: Scope,
  most: number,
  told: SQL = columns,
): SQL {
  const of = (one: SQL, more = sql``) => sql`
    (select ${told} from search_documents
     where ${one} and ${condition}
       ${featured === undefined ? sql`` : sql`and featured = ${featured}`} ${more}
     limit ${most})`;
  if (where === 'last') return of(shelf[2]);
  const count = sql`(select count(*) from first_shelf)`;
  return sql`
    (with first_shelf as materialized ${of(shelf[0], inOrder)}
     select * from (
       select * from first_shelf
       union all ${of(shelf[1], sql`and ${count} < ${manyOfFirst} ${inOrder}`)}
       union all ${of(shelf[1], sql`and ${count} >= ${manyOfFirst} and ${count} < ${enoughOfFirst}`)}) found
     limit ${most})`;
}

/** Tells whether any service stands on the last shelf: among some ten thousand there is none. */
export async function hasLastShelf(queries: TimedQueries): Promise<boolean> {
  const found = await queries.inTime(
    (db) =>
      db.execute(sql`
        select service_id from search_documents where ${shelf[2]} limit 1`),
    { inOrder: true },
  );
  return !found || found.rows.length > 0;
}

/** A search: its words, and its place. */
interface Sought {
  query: ReadQuery;
  scope: Scope;
  where: Where;
  /** Its time limit, in milliseconds. */
  most?: number;
}

/** Tells whether so many were found that there may be others. */
export const areMany = (found: readonly Candidate[], where: Where) =>
  found.length >= (where === 'first' ? enoughOfFirst : mostFound);

/** Services in which every word is found. */
export function findWithAll(queries: TimedQueries, { query, scope, where, most }: Sought) {
  const condition = hasEveryWord(query.words, 'anywhere', scope);
  return read(queries, some(where, condition, scope, mostFound), most);
}

interface Range {
  offset: number;
  limit: number;
}

/**
 * The ids of further services in which every word is found, beside these, in the order of shelves. Of the first
 * shelf all are known.
 */
export async function findOthers(
  queries: TimedQueries,
  { query, scope }: Pick<Sought, 'query' | 'scope'>,
  ids: readonly string[],
  { offset, limit }: Range,
): Promise<string[]> {
  const condition = hasEveryWord(query.words, 'anywhere', scope);
  const { featured } = scope;
  const each = shelf.slice(1).map(
    (one) => sql`
      (select service_id as id from search_documents
       where ${one} and ${condition} and not service_id = any(${sql.param([...ids])}::text[])
         ${featured === undefined ? sql`` : sql`and featured = ${featured}`} ${inOrder})`,
  );
  const found = await queries.inTime((db) =>
    db.execute<{ id: string }>(sql`
      select id from (${sql.join(each, sql` union all `)}) others offset ${offset} limit ${limit}`),
  );
  return found?.rows.map(({ id }) => id) ?? [];
}

/** As many with all words in the title are ranked before what has them elsewhere. */
const mostInTitle = 200;

/**
 * Those of them with this very title, and with every word in the title: of so many that not all are
 * ranked, these are.
 */
export function findInTitle(queries: TimedQueries, { query, scope, where, most }: Sought) {
  const { title, words } = query;
  const inTitle = hasEveryWord(words, 'title', scope);
  const same = sql`title = ${title} and ${fulfils(groups(scope))}`;
  return read(
    queries,
    sql`${some(where, same, scope, mostInTitle)} union all ${some(where, inTitle, scope, mostInTitle)}`,
    most,
  );
}

/** Services in which some of the words are found, but not those with few where there are some with most. */
export async function findWithMost(queries: TimedQueries, { query, scope, where, most }: Sought) {
  const each = query.words.map((word) => toExpression(word, 'anywhere'));
  const any = fulfils([...groups(scope), anyOf(each)]);
  const has = sql.join(
    each.map((one) => sql`terms @@ ${one}::tsquery`),
    sql`, `,
  );
  const told = sql`${columns}, array[${has}] as has`;
  const rows = await read(queries, some(where, any, scope, mostFound, told), most);
  const withMost = rows?.filter(
    ({ has: found = [] }) => found.filter(Boolean).length * 2 >= query.words.length,
  );
  return withMost && withMost.length > 0 ? withMost : rows;
}
