// Generated from packages/contract/src/catalogue/endpoints.ts by `pnpm generate`. Change that file instead.
import { categoryEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type CategoriesCalls = typeof categoryEndpoints;

/** The categories of the catalogue. */
export const categoriesApi: Group<{
  categoriesList: Query<CategoriesCalls['list']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    categoriesList: build.query({
      queryFn: calls(categoryEndpoints.list, { quiet: true }),
      providesTags: ['Category'],
    }),
  }),
});

/** The categories, as a list or as a tree. */
export const useCategoriesListQuery: QueryHook<CategoriesCalls['list']> = /* @__PURE__ */ hookOf(
  categoriesApi,
  'useCategoriesListQuery',
);
