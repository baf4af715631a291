// Generated from packages/contract/src/insights/endpoints.ts by `pnpm generate`. Change that file instead.
import { insightEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type InsightsCalls = typeof insightEndpoints;

/** Articles. */
export const insightsApi: Group<{
  insightsList: Query<InsightsCalls['list']>;
  insightsGet: Query<InsightsCalls['get']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    insightsList: build.query({
      queryFn: calls(insightEndpoints.list, { quiet: true }),
      providesTags: ['Insight'],
    }),
    insightsGet: build.query({
      queryFn: calls(insightEndpoints.get, { quiet: true }),
      providesTags: ['Insight'],
    }),
  }),
});

/** The latest articles. */
export const useInsightsListQuery: QueryHook<InsightsCalls['list']> = /* @__PURE__ */ hookOf(
  insightsApi,
  'useInsightsListQuery',
);
/** One article. */
export const useInsightsGetQuery: QueryHook<InsightsCalls['get']> = /* @__PURE__ */ hookOf(
  insightsApi,
  'useInsightsGetQuery',
);
