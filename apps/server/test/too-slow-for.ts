import type { TimedDatabase, TimedQueries } from '../src/platform/database/timed-queries.ts';

/**
 * A database that has no time for some of what it is asked in a search.
 *
 * @param isCut by its number, from 1, and that of the attempt.
 */
export function tooSlowFor(
  { forSearch }: { forSearch: TimedDatabase },
  isCut: (asked: number, attempt: number) => boolean,
) {
  let attempts = 0;
  const slow = (queries: TimedQueries): TimedQueries => {
    attempts += 1;
    const attempt = attempts;
    let asked = 0;
    let isAnyCut = false;
    return {
      get left() {
        return queries.left;
      },
      get isCut() {
        return isAnyCut || queries.isCut;
      },
      inTime(work, manner) {
        asked += 1;
        if (!isCut(asked, attempt)) return queries.inTime(work, manner);
        isAnyCut = true;
        return Promise.resolve(undefined);
      },
    };
  };
  return {
    forSearch: {
      withTime: <Result>(work: (queries: TimedQueries) => Promise<Result>) =>
        forSearch.withTime((queries) => work(slow(queries))),
    },
  };
}
