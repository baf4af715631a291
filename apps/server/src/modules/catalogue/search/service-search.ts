import { errorCode } from '../../../platform/error-code.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import {
  findProminent,
  findWithAll,
  findWithMost,
  mostRanked,
  type Scope,
} from './find-candidates.ts';
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
  find(text: string, scope: Scope): Promise<Findings>;
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

/** @param db cuts off what takes too long, where the engine can. */
export function searchInDatabase(db: Queries): ServiceSearch {
  return {
    async find(text, scope) {
      const query = await inTime(readQuery(db, text));
      if (!query) throw tooSlow();
      const { words, categoryIds, countries } = query;
      const { candidates, isMinimum } =
        words.length === 0
          ? { candidates: [], isMinimum: false }
          : await findCandidates(db, query, scope);
      const ids = rank(query, candidates)
        .slice(0, mostRanked)
        .map(({ id }) => id);
      const stems = words.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ lexemes }) => lexemes),
      );
      return { ids, isMinimum, stems: new Set(stems), categoryIds, countries };
    },

    async findNearWords(text) {
      return (await inTime(findNearWords(db, text))) ?? [];
    },
  };
}
