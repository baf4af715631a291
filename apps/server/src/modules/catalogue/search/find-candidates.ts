import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import { allOf, anyOf, quoted } from './lexemes.ts';
import type { Candidate } from './rank.ts';
import { toExpression, type AskedWord, type ReadQuery } from './read-query.ts';

/** How many services are ranked at most; a list that is searched ends there. */
export const mostRanked = 1_000;

/** What every service of a list has, beside what is searched for. */
export interface Scope {
  featured?: boolean | undefined;
  /** One lexeme of each of these. */
  every: readonly (readonly string[])[];
}

const columns = sql`
  service_id as id, title, title_stems as "titleStems", place_stems as "placeStems", featured, opened, position`;

function within({ every }: Scope, expression: string): string {
  const groups = every.map((lexemes) => anyOf(lexemes.map(quoted)));
  return allOf([...groups, expression]);
}

const everyWord = (words: readonly AskedWord[], where: 'anywhere' | 'title') =>
  allOf(words.map((word) => toExpression(word, where)));

function read(db: Queries, query: SQL) {
  return db.execute<Candidate & Record<string, unknown>>(query).then(({ rows }) => rows);
}

/** The first shelves, which takes next to no time, or the last, which may take long. */
type Where = 'first' | 'last';

/** Which shelves are looked at, written out as their indexes have them. */
const shelves = {
  first: [sql`shelf = 1`, sql`shelf = 2`],
  last: [sql`shelf = 3`],
};

/**
 * Which of many are taken: among equals those that lists show first. On the last shelf any are: it may
 * have so many that sorting them takes longer than there is time.
 */
const order = {
  first: sql`order by featured desc, opened desc, position, service_id`,
  last: sql``,
};

/** Those that fulfil a condition, one shelf after the other, until there are as many as are wanted. */
const some = (where: Where, condition: SQL, { featured }: Scope, most: number) => sql`
  (select * from (${sql.join(
    shelves[where].map(
      (shelf) => sql`
      (select ${columns} from search_documents
       where ${shelf} and ${condition}
         ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
       ${order[where]} limit ${most})`,
    ),
    sql` union all `,
  )}) found limit ${most})`;

/** Whether any service stands on the last shelf: among some ten thousand there is none. */
export async function hasLastShelf(transaction: Queries): Promise<boolean> {
  // One row of an index is looked for, and not the set of all.
  await transaction.execute(sql`set local enable_indexscan = on`);
  const { rows } = await transaction.execute(sql`
    select service_id from search_documents where ${sql.join(shelves.last)} limit 1`);
  return rows.length > 0;
}

/** As many with all words in the title are ranked before what has them elsewhere. */
const mostInTitle = 200;

/** Services in which every word is found: those with this very title, with all in the title, and others. */
export function findWithAll(
  db: Queries,
  { title, words }: ReadQuery,
  scope: Scope,
  where: Where,
) {
  const inTitle = sql`terms @@ ${within(scope, everyWord(words, 'title'))}::tsquery`;
  const anywhere = sql`terms @@ ${within(scope, everyWord(words, 'anywhere'))}::tsquery`;
  const same = sql`title = ${title} and ${anywhere}`;
  return read(
    db,
    sql`${some(where, same, scope, mostInTitle)}
      union all ${some(where, inTitle, scope, mostInTitle)}
      union all ${some(where, anywhere, scope, mostRanked)}`,
  );
}

/** Services in which some of the words are found, but not those with few where there are some with most. */
export async function findWithMost(
  db: Queries,
  { words }: ReadQuery,
  scope: Scope,
  where: Where,
) {
  const each = words.map((word) => toExpression(word, 'anywhere'));
  const any = sql`terms @@ ${within(scope, anyOf(each))}::tsquery`;
  const has = sql.join(
    each.map((one) => sql`terms @@ ${one}::tsquery`),
    sql`, `,
  );
  const rows = await read(
    db,
    sql`select candidate.*, array[${has}] as has
      from ${some(where, any, scope, mostRanked)} candidate
      join search_documents on service_id = candidate.id`,
  );
  const most = rows.filter(({ has = [] }) => has.filter(Boolean).length * 2 >= words.length);
  return most.length > 0 ? most : rows;
}
