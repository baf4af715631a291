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

const columns = sql.raw(
  'service_id as id, title, title_stems as "titleStems", place_stems as "placeStems", featured, opened, position',
);

function within({ every }: Scope, expression: string): string {
  const groups = every.map((lexemes) => anyOf(lexemes.map(quoted)));
  return allOf([...groups, expression]);
}

const everyWord = (words: readonly AskedWord[], where: 'anywhere' | 'title') =>
  allOf(words.map((word) => toExpression(word, where)));

function read(db: Queries, query: SQL) {
  return db.execute<Candidate & Record<string, unknown>>(query).then(({ rows }) => rows);
}

/** The candidates that fulfil a condition, at most so many. */
const some = (condition: SQL, { featured }: Scope) => sql`
  (select ${columns} from search_documents
   where ${condition} ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
   limit ${mostRanked})`;

/** Those with this very title, and prominent ones, in which every word is found: a look at few rows. */
export function findProminent(db: Queries, { title, words }: ReadQuery, scope: Scope) {
  const anywhere = within(scope, everyWord(words, 'anywhere'));
  return read(
    db,
    sql`${some(sql`title = ${title} and terms @@ ${anywhere}::tsquery`, scope)}
      union all ${some(sql`prominent and terms @@ ${anywhere}::tsquery`, scope)}`,
  );
}

/** Services in which every word is found, those with all of them in the title first. */
export function findWithAll(db: Queries, { words }: ReadQuery, scope: Scope) {
  const inTitle = within(scope, everyWord(words, 'title'));
  const anywhere = within(scope, everyWord(words, 'anywhere'));
  return read(
    db,
    sql`select * from (${some(sql`terms @@ ${inTitle}::tsquery`, scope)}
      union all ${some(sql`terms @@ ${anywhere}::tsquery`, scope)}) candidate limit ${mostRanked}`,
  );
}

/** Services in which some of the words are found, but not those with few where there are some with most. */
export async function findWithMost(db: Queries, { words }: ReadQuery, scope: Scope) {
  const each = words.map((word) => toExpression(word, 'anywhere'));
  const any = within(scope, anyOf(each));
  const has = sql.join(
    each.map((one) => sql`terms @@ ${one}::tsquery`),
    sql`, `,
  );
  const rows = await read(
    db,
    sql`select candidate.*, array[${has}] as has
      from (${some(sql`prominent and terms @@ ${any}::tsquery`, scope)}
        union all ${some(sql`terms @@ ${any}::tsquery`, scope)}) candidate
      join search_documents on service_id = candidate.id limit ${mostRanked}`,
  );
  const most = rows.filter(({ has = [] }) => has.filter(Boolean).length * 2 >= words.length);
  return most.length > 0 ? most : rows;
}
