import { errorCode } from '../../../platform/error-code.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { toSearch } from '../../../platform/database/search.ts';
import { findContaining, type ServiceFilter } from '../service-queries.ts';
import {
  findProminent,
  findWithAll,
  findWithMost,
  mostRanked,
  type Scope,
} from './find-candidates.ts';
import { ofCategory, ofType } from './lexemes.ts';
import { rank, type Candidate } from './rank.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { findNearWords } from './word-lookup.ts';

/** What a search finds. */
export interface Findings {
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

/** Finds services by what people type. */
export interface ServiceSearch {
  /** @throws RequestError `unavailable` where the database is too busy to find anything in time. */
  find(text: string, filter: ServiceFilter): Promise<Findings>;
  /** Known words that are near to what was typed. */
  findNearWords(text: string): Promise<string[]>;
}

/** A list is not filled up with what fits less where so many fit well. */
const enough = 5;

/** How long a search takes at most before it makes do with what it has, in milliseconds. */
const patience = 300;

/** PostgreSQL's code for a statement that it has cut off because it took too long. */
const cutOff = '57014';

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === cutOff || isCutOff(error.cause));

/** What work finds in time; undefined where it was cut off. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCutOff(error)) return undefined;
    throw error;
  }
}

const tooSlow = () =>
  new RequestError('unavailable', 'This search takes too long now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

const eachOnce = (candidates: readonly Candidate[]) => [
  ...new Map(candidates.map((candidate) => [candidate.id, candidate])).values(),
];

/** The services in which every word is found, and where these are few, those in which most are. */
async function findCandidates(db: Queries, query: ReadQuery, scope: Scope) {
  const start = performance.now();
  const prominent = await inTime(findProminent(db, query, scope));
  if (!prominent) throw tooSlow();
  const others = await inTime(findWithAll(db, query, scope));
  const all = eachOnce([...prominent, ...(others ?? [])]);
  const isMinimum = !others || others.length === mostRanked;
  const isDone = all.length >= enough || query.words.length === 1;
  if (isDone || performance.now() - start > patience) return { candidates: all, isMinimum };
  const most = await inTime(findWithMost(db, query, scope));
  return {
    candidates: eachOnce([...(most ?? []), ...all]),
    isMinimum: isMinimum || !most || most.length === mostRanked,
  };
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
async function findParts(db: Queries, text: string, query: ReadQuery, filter: ServiceFilter) {
  const search = toSearch(text);
  if (!search || (search.isIndexed && query.isKnown)) return { ids: [], isMinimum: false };
  const ids = await inTime(findContaining(db, filter, search, mostRanked));
  return { ids: ids ?? [], isMinimum: !ids || ids.length === mostRanked };
}

/** @param db cuts off what takes too long, where the engine can. */
export function searchInDatabase(db: Queries): ServiceSearch {
  return {
    async find(text, filter) {
      const query = await inTime(readQuery(db, text));
      if (!query) throw tooSlow();
      const { words, categoryIds, countries } = query;
      const { candidates, isMinimum } =
        words.length === 0
          ? { candidates: [], isMinimum: false }
          : await findCandidates(db, query, scopeOf(filter));
      const ranked = rank(query, candidates).map(({ id }) => id);
      const parts =
        ranked.length < mostRanked
          ? await findParts(db, text, query, filter)
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
