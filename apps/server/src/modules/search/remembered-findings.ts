import { LRUCache } from 'lru-cache';
import type { Findings, ServiceSearch } from './service-search.ts';

/** The most services that are remembered, of all searches together. */
const mostIds = 200_000;

/** How long, in seconds. What was cut off may be found a moment later, and pages would not fit together. */
const kept = { whole: 15, cut: 300 };

/** A search whose pages are of one list. */
export interface RememberedSearch extends ServiceSearch {
  /** What is searched from now on is searched anew: something was published. */
  forget: () => void;
}

/** Searches once for all pages of a list, and for all who ask for them. */
export function rememberFindings(search: ServiceSearch): RememberedSearch {
  const remembered = new LRUCache<string, Findings, () => Promise<Findings>>({
    maxSize: mostIds,
    sizeCalculation: ({ ids }) => ids.length + 1,
    async fetchMethod(_key, _stale, { options, context: find }) {
      const found = await find();
      options.ttl = (found.isCut ? kept.cut : kept.whole) * 1_000;
      return found;
    },
    // What was being looked for when something was published is answered, and not kept.
    ignoreFetchAbort: true,
  });
  return {
    ...search,
    find: (text, filter) =>
      remembered.forceFetch(JSON.stringify([text, filter]), {
        context: () => search.find(text, filter),
      }),
    forget: () => remembered.clear(),
  };
}
