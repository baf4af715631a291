// Generated from packages/contract/src/catalogue/search-endpoints.ts by `pnpm generate`. Change that file instead.
import { searchEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type SearchCalls = typeof searchEndpoints;

/** The search of the catalogue, beside the lists that take a search text. */
export const searchApi: Group<{
  searchSuggest: Query<SearchCalls['suggest']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    searchSuggest: build.query({
      queryFn: calls(searchEndpoints.suggest, { quiet: true }),
      providesTags: ['Service', 'Category'],
    }),
  }),
});

/** Services, categories and countries that may be meant by what was typed so far. */
export const useSearchSuggestQuery: QueryHook<SearchCalls['suggest']> = /* @__PURE__ */ hookOf(
  searchApi,
  'useSearchSuggestQuery',
);
