import { sql } from 'drizzle-orm';
import { errorCode } from '../../../platform/error-code.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { toSearch } from '../../../platform/database/search.ts';
import { findContaining, type ServiceFilter } from '../service-queries.ts';
import {
  findWithAll,
  findWithMost,
  hasLastShelf,
  mostRanked,
  type Scope,
} from './find-candidates.ts';
import { ofCategory, ofType } from './lexemes.ts';
import { rank, type Candidate } from './rank.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { findNearWords } from './word-lookup.ts';

/** What a search finds. */
interface Findings {
  /** The services, the best first; at most 1,000. */
  ids: string[];
  /** Whether there may be more. */
  isMinimum: boolean;
  /** The stems of all words that were looked for. */
  stems: ReadonlySet<string>;
  /** Categories and subcategories whose name has what was typed, the best first. */
  categoryIds: string[];
  /** Names of countries that may have been meant, as services have them. */
  countries: string[];
}

type SearchDatabase = Database['forSearch'];

/** Finds services by what people type. */
export interface ServiceSearch {
  /** @throws RequestError `unavailable` where the database is too busy to find anything in time. */
  find(text: string, filter: ServiceFilter): Promise<Findings>;
  /** Known words that are near to what was typed. */
  findNearWords(text: string): Promise<string[]>;
}

/** A list is not filled up with what fits less where so many fit well. */
const enough = 5;

/** PostgreSQL's code for a statement that it has cut off because it took too long. */
const cutOff = '57014';

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === cutOff || isCutOff(error.cause));

/** What work finds in time; undefined where the database cut it off. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCutOff(error)) return undefined;
    throw error;
  }
}

/** The same of work on the last shelf, which is likely not to change the first page: it has 60 ms. */
const inShortTime = <Result>(db: SearchDatabase, work: (db: Queries) => Promise<Result>) =>
  inTime(
    db.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 60`);
      return work(transaction);
    }),
  );

const tooSlow = () =>
  new RequestError('unavailable', 'This search takes too long now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

const eachOnce = (candidates: readonly Candidate[]) => [
  ...new Map(candidates.map((candidate) => [candidate.id, candidate])).values(),
];

/** Services in which most of the words are found: of the last shelf where the first ones have none. */
async function findMost(db: SearchDatabase, query: ReadQuery, scope: Scope, hasLast: boolean) {
  const first = (await inTime(findWithMost(db, query, scope, 'first'))) ?? [];
  if (first.length > 0 || !hasLast) return first;
  return (await inShortTime(db, (own) => findWithMost(own, query, scope, 'last'))) ?? [];
}

/** The services in which every word is found, and where these are few, those in which most are. */
async function findCandidates(db: SearchDatabase, query: ReadQuery, scope: Scope) {
  const first = await inTime(findWithAll(db, query, scope, 'first'));
  if (!first) throw tooSlow();
  if (first.length >= mostRanked) return { candidates: first, isMinimum: true };
  const hasLast = (await inTime(db.transaction(hasLastShelf))) ?? true;
  const last = hasLast
    ? await inShortTime(db, (own) => findWithAll(own, query, scope, 'last'))
    : [];
  const all = [...first, ...(last ?? [])];
  if (all.length >= enough || query.words.length === 1) {
    return { candidates: all, isMinimum: !last || all.length >= mostRanked };
  }
  const most = await findMost(db, query, scope, hasLast);
  // What has all words comes last: it replaces what is known to have some.
  return { candidates: [...most, ...all], isMinimum: !last || most.length >= mostRanked };
}

/** What every service of a list has, as documents have it. */
function scopeOf({ categoryId, subcategoryId, featured, oneOf }: ServiceFilter): Scope {
  const known = (ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined);
  const either = oneOf && [
    ...known([oneOf.categoryId, oneOf.subcategoryId]).map(ofCategory),
    ...known([oneOf.serviceType]).map(ofType),
  ];
  return {
    featured,
    every: [
      ...known([categoryId, subcategoryId]).map((id) => [ofCategory(id)]),
      ...(either ? [either] : []),
    ],
  };
}

/**
 * The services of which the text is a part. They are looked for where words may be missing that way:
 * of texts without words, of very short ones, and of those with a word that nobody knows.
 */
async function findParts(
  { db, forSearch }: Pick<Database, 'db' | 'forSearch'>,
  text: string,
  query: ReadQuery,
  filter: ServiceFilter,
) {
  const search = toSearch(text);
  if (!search || (search.isIndexed && query.isKnown)) return { ids: [], isMinimum: false };
  // The first services of a list are read in its order.
  const reader = search.isIndexed ? forSearch : db;
  const ids = await inTime(findContaining(reader, filter, search, mostRanked));
  return { ids: ids ?? [], isMinimum: !ids || ids.length === mostRanked };
}

/** The search in the database's own indexes. */
export function searchInDatabase(database: Pick<Database, 'db' | 'forSearch'>): ServiceSearch {
  const db = database.forSearch;
  return {
    async find(text, filter) {
      const query = await inTime(readQuery(db, text));
      if (!query) throw tooSlow();
      const { words, categoryIds, countries } = query;
      const { candidates, isMinimum } =
        words.length === 0
          ? { candidates: [], isMinimum: false }
          : await findCandidates(db, query, scopeOf(filter));
      const ranked = rank(query, eachOnce(candidates)).map(({ id }) => id);
      const parts =
        ranked.length < mostRanked
          ? await findParts(database, text, query, filter)
          : { ids: [], isMinimum: true };
      const stems = words.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ lexemes }) => lexemes),
      );
      return {
        ids: [...new Set([...ranked, ...parts.ids])].slice(0, mostRanked),
        isMinimum: isMinimum || parts.isMinimum,
        stems: new Set(stems),
        categoryIds,
        countries,
      };
    },

    async findNearWords(text) {
      return (await inTime(findNearWords(db, text))) ?? [];
    },
  };
}
