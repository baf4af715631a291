// Generated from packages/contract/src/staff/insight-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffInsightEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof staffInsightEndpoints;

/** Articles as editors change them. */
export const staffInsightsApi: Group<{
  staffInsightsList: Query<Calls['list']>;
  staffInsightsGet: Query<Calls['get']>;
  staffInsightsCreate: Mutation<Calls['create']>;
  staffInsightsUpdate: Mutation<Calls['update']>;
  staffInsightsDelete: Mutation<Calls['delete']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffInsightsList: build.query({
      queryFn: calls(staffInsightEndpoints.list),
      providesTags: ['Insight'],
    }),
    staffInsightsGet: build.query({
      queryFn: calls(staffInsightEndpoints.get),
      providesTags: ['Insight'],
    }),
    staffInsightsCreate: build.mutation({
      queryFn: calls(staffInsightEndpoints.create),
      invalidatesTags: ['Insight'],
    }),
    staffInsightsUpdate: build.mutation({
      queryFn: calls(staffInsightEndpoints.update),
      invalidatesTags: ['Insight'],
    }),
    staffInsightsDelete: build.mutation({
      queryFn: calls(staffInsightEndpoints.delete),
      invalidatesTags: ['Insight'],
    }),
  }),
});

/** Articles, drafts included. */
export const useStaffInsightsListQuery: QueryHook<Calls['list']> = /* @__PURE__ */ hookOf(
  staffInsightsApi,
  'useStaffInsightsListQuery',
);
/** One article. */
export const useStaffInsightsGetQuery: QueryHook<Calls['get']> = /* @__PURE__ */ hookOf(
  staffInsightsApi,
  'useStaffInsightsGetQuery',
);
/** Add an article. */
export const useStaffInsightsCreateMutation: MutationHook<Calls['create']> = /* @__PURE__ */ hookOf(
  staffInsightsApi,
  'useStaffInsightsCreateMutation',
);
/** Change an article. */
export const useStaffInsightsUpdateMutation: MutationHook<Calls['update']> = /* @__PURE__ */ hookOf(
  staffInsightsApi,
  'useStaffInsightsUpdateMutation',
);
/** Remove an article. */
export const useStaffInsightsDeleteMutation: MutationHook<Calls['delete']> = /* @__PURE__ */ hookOf(
  staffInsightsApi,
  'useStaffInsightsDeleteMutation',
);
