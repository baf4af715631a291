// Generated from packages/contract/src/staff/insight-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffInsightEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffInsightsCalls = typeof staffInsightEndpoints;

/** Articles as editors change them. */
export const staffInsightsApi: Group<{
  staffInsightsList: Query<StaffInsightsCalls['list']>;
  staffInsightsGet: Query<StaffInsightsCalls['get']>;
  staffInsightsCreate: Mutation<StaffInsightsCalls['create']>;
  staffInsightsUpdate: Mutation<StaffInsightsCalls['update']>;
  staffInsightsGetTranslation: Query<StaffInsightsCalls['getTranslation']>;
  staffInsightsUpdateTranslation: Mutation<StaffInsightsCalls['updateTranslation']>;
  staffInsightsDelete: Mutation<StaffInsightsCalls['delete']>;
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
    staffInsightsGetTranslation: build.query({
      queryFn: calls(staffInsightEndpoints.getTranslation),
      providesTags: ['Insight'],
    }),
    staffInsightsUpdateTranslation: build.mutation({
      queryFn: calls(staffInsightEndpoints.updateTranslation),
      invalidatesTags: ['Insight'],
    }),
    staffInsightsDelete: build.mutation({
      queryFn: calls(staffInsightEndpoints.delete),
      invalidatesTags: ['Insight'],
    }),
  }),
});

/** Articles: drafts, then the newest first. */
export const useStaffInsightsListQuery: QueryHook<StaffInsightsCalls['list']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsListQuery');
/** One article. */
export const useStaffInsightsGetQuery: QueryHook<StaffInsightsCalls['get']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsGetQuery');
/** Add an article. */
export const useStaffInsightsCreateMutation: MutationHook<StaffInsightsCalls['create']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsCreateMutation');
/** Change an article. */
export const useStaffInsightsUpdateMutation: MutationHook<StaffInsightsCalls['update']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsUpdateMutation');
/** An article in another language. */
export const useStaffInsightsGetTranslationQuery: QueryHook<StaffInsightsCalls['getTranslation']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsGetTranslationQuery');
/** Translate an article, publish the translation or take it back. */
export const useStaffInsightsUpdateTranslationMutation: MutationHook<
  StaffInsightsCalls['updateTranslation']
> = /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsUpdateTranslationMutation');
/** Remove an article. */
export const useStaffInsightsDeleteMutation: MutationHook<StaffInsightsCalls['delete']> =
  /* @__PURE__ */ hookOf(staffInsightsApi, 'useStaffInsightsDeleteMutation');
