// Generated from packages/contract/src/insights/endpoints.ts by `pnpm generate`. Change that file instead.
import { insightEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type InsightsCalls = typeof insightEndpoints;

/** Articles. */
export const insightsApi: Group<{
  insightsList: Query<InsightsCalls['list']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    insightsList: build.query({
      queryFn: calls(insightEndpoints.list, { quiet: true }),
      providesTags: ['Insight'],
    }),
  }),
});

/** The latest articles. */
export const useInsightsListQuery: QueryHook<InsightsCalls['list']> = /* @__PURE__ */ hookOf(
  insightsApi,
  'useInsightsListQuery',
);
