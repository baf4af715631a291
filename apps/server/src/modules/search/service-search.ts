import { RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { toSearch } from '../../platform/database/search.ts';
import type { TimedQueries } from '../../platform/database/timed-queries.ts';
import { messages } from '../catalogue/messages.ts';
import { findContaining, type ServiceFilter } from '../catalogue/service-queries.ts';
import {
  areMany,
  findInTitle,
  findOthers,
  findWithAll,
  findWithMost,
  hasLastShelf,
  mostFound,
  type Scope,
} from './find-candidates.ts';
import { ofCategory, ofType } from './lexemes.ts';
import { rank, type Candidate } from './rank.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { findNearWords } from './word-lookup.ts';

/** The result of a search. */
export interface Findings {
  /** The services, the best first; at most {@link mostFound}. */
  ids: string[];
  /** True where there may be further ones, which are not ranked. */
  goesOn: boolean;
  /** True where there may be more. */
  isMinimum: boolean;
  /** True where time was up before all was looked for: another time more may be found. */
  isCut: boolean;
  /** The stems of all words that were looked for. */
  stems: ReadonlySet<string>;
  /** Categories and subcategories whose name has what was typed, the best first. */
  categoryIds: string[];
  /** Names of countries that may have been meant, as services have them. */
  countries: string[];
}

/** Finds services by what people type. */
export interface ServiceSearch {
  /** @throws RequestError `unavailable` where the database is too busy to find anything in time. */
  find(text: string, filter: ServiceFilter): Promise<Findings>;
  /** The ids of further services of a search that goes on, in one order; with those that it found at most {@link mostFound}. */
  findMore(
    text: string,
    filter: ServiceFilter,
    found: readonly string[],
    range: { offset: number; limit: number },
  ): Promise<string[]>;
  /** Known words that are near to what was typed. */
  findNearWords(text: string): Promise<string[]>;
}

/** A list is not filled up with what fits less where so many fit well. */
const enough = 5;

const tooSlow = () =>
  new RequestError('unavailable', messages.searchTooSlow, { headers: { 'retry-after': '5' } });

const eachOnce = (candidates: readonly Candidate[]) => [
  ...new Map(candidates.map((candidate) => [candidate.id, candidate])).values(),
];

/**
 * The time for looking through the last shelf, in milliseconds: it is likely not to change the first page
 * where the first shelves have anything. Where they have nothing, there is the most of what is left.
 */
const timeForLast = (queries: TimedQueries, hasFirst: boolean) =>
  hasFirst ? 60 : queries.left * 0.75;

interface Sought {
  query: ReadQuery;
  scope: Scope;
}

/** Services in which every word is found on the first shelves; titles alone where there is no time for more. */
async function findFirst(queries: TimedQueries, sought: Sought) {
  const most = queries.left * 0.6;
  const found = await findWithAll(queries, { ...sought, where: 'first', most });
  if (found && !areMany(found, 'first')) return found;
  const inTitle = await findInTitle(queries, { ...sought, where: 'first' });
  return [...(found ?? []), ...(inTitle ?? [])];
}

/** Services in which most of the words are found: of the last shelf where the first ones have none. */
async function findMost(queries: TimedQueries, sought: Sought, hasLast: boolean) {
  const first = (await findWithMost(queries, { ...sought, where: 'first' })) ?? [];
  if (first.length > 0 || !hasLast) return first;
  return (await findWithMost(queries, { ...sought, where: 'last' })) ?? [];
}

/** The services in which every word is found, and where these are few, those in which most are. */
async function findCandidates(queries: TimedQueries, sought: Sought) {
  const first = await findFirst(queries, sought);
  if (areMany(first, 'first')) return { candidates: first, isMinimum: true, goesOn: true };
  const hasLast = await hasLastShelf(queries);
  const last = hasLast
    ? await findWithAll(queries, {
        ...sought,
        where: 'last',
        most: timeForLast(queries, first.length > 0),
      })
    : [];
  const all = [...first, ...(last ?? [])];
  if (all.length >= enough || sought.query.words.length === 1) {
    const goesOn = areMany(all, 'last');
    return { candidates: all, isMinimum: !last || goesOn, goesOn };
  }
  const most = await findMost(queries, sought, hasLast);
  // What has all words comes last: it replaces what is known to have some.
  return {
    candidates: [...most, ...all],
    isMinimum: !last || most.length >= mostFound,
    goesOn: false,
  };
}

/** The filters of a list, as documents have them. */
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
  queries: TimedQueries,
  text: string,
  query: ReadQuery,
  filter: ServiceFilter,
) {
  const search = toSearch(text);
  if (!search || (search.isIndexed && query.isKnown)) return { ids: [], isMinimum: false };
  const ids = await queries.inTime((db) => findContaining(db, filter, search, mostFound), {
    // The first services of a list are read in its order.
    inOrder: !search.isIndexed,
  });
  return { ids: ids ?? [], isMinimum: !ids || ids.length === mostFound };
}

const none = { candidates: [], isMinimum: false, goesOn: false };

/** The services that a search finds in its time: the best so far where that is too short. */
async function find(queries: TimedQueries, text: string, filter: ServiceFilter): Promise<Findings> {
  const query = await readQuery(queries, text);
  const sought = { query, scope: scopeOf(filter) };
  const { candidates, isMinimum, goesOn } =
    query.words.length === 0 ? none : await findCandidates(queries, sought);
  const ranked = rank(query, eachOnce(candidates)).map(({ id }) => id);
  const parts = goesOn
    ? { ids: [], isMinimum: true }
    : await findParts(queries, text, query, filter);
  const ids = [...new Set([...ranked, ...parts.ids])].slice(0, mostFound);
  const stems = query.words.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ lexemes }) => lexemes),
  );
  return {
    ids,
    goesOn,
    isMinimum: isMinimum || parts.isMinimum || queries.isCut,
    isCut: queries.isCut,
    stems: new Set(stems),
    categoryIds: query.categoryIds,
    countries: query.countries,
  };
}

/** That nothing was found in time does not tell that there is nothing. */
const isCutShort = ({ ids, isCut }: Pick<Findings, 'ids' | 'isCut'>) => ids.length === 0 && isCut;

/**
 * Searches once more where time was up before anything was found: a pause of the machine meets one attempt, what is
 * slow by itself both. Who gets no connection is one of too many, and does not come again.
 *
 * @throws RequestError `unavailable`
 */
async function searchTwice<Found extends Pick<Findings, 'ids' | 'isCut'>>(
  { forSearch }: Pick<Database, 'forSearch'>,
  work: (queries: TimedQueries) => Promise<Found>,
): Promise<Found> {
  const first = await forSearch.withTime(work);
  const found = first && isCutShort(first) ? await forSearch.withTime(work) : first;
  if (!found || isCutShort(found)) throw tooSlow();
  return found;
}

/** The search in the database's own indexes. */
export function searchInDatabase(database: Pick<Database, 'forSearch'>): ServiceSearch {
  return {
    find: (text, filter) => searchTwice(database, (queries) => find(queries, text, filter)),

    async findMore(text, filter, found, { offset, limit }) {
      const range = { offset, limit: Math.min(limit, mostFound - found.length - offset) };
      if (range.limit <= 0) return [];
      const { ids } = await searchTwice(database, async (queries) => {
        const sought = { query: await readQuery(queries, text), scope: scopeOf(filter) };
        return { ids: await findOthers(queries, sought, found, range), isCut: queries.isCut };
      });
      return ids;
    },

    async findNearWords(text) {
      const found = await database.forSearch.withTime((queries) =>
        queries.inTime((db) => findNearWords(db, text)),
      );
      return found ?? [];
    },
  };
}
