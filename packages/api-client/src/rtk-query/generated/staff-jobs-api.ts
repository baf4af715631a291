// Generated from packages/contract/src/staff/job-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffJobEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffJobsCalls = typeof staffJobEndpoints;

/** Work after an answer that nobody tries any more. */
export const staffJobsApi: Group<{
  staffJobsList: Query<StaffJobsCalls['list']>;
  staffJobsRetry: Mutation<StaffJobsCalls['retry']>;
  staffJobsDiscard: Mutation<StaffJobsCalls['discard']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffJobsList: build.query({
      queryFn: calls(staffJobEndpoints.list, { quiet: true }),
      providesTags: ['Job'],
    }),
    staffJobsRetry: build.mutation({
      queryFn: calls(staffJobEndpoints.retry),
      invalidatesTags: ['Job', 'Log'],
    }),
    staffJobsDiscard: build.mutation({
      queryFn: calls(staffJobEndpoints.discard),
      invalidatesTags: ['Job', 'Log'],
    }),
  }),
});

/** The latest hundred jobs that have failed for good, without what they are about. */
export const useStaffJobsListQuery: QueryHook<StaffJobsCalls['list']> = /* @__PURE__ */ hookOf(
  staffJobsApi,
  'useStaffJobsListQuery',
);
/** Try a job anew that has failed for good. */
export const useStaffJobsRetryMutation: MutationHook<StaffJobsCalls['retry']> =
  /* @__PURE__ */ hookOf(staffJobsApi, 'useStaffJobsRetryMutation');
/** Drop a job that has failed for good. */
export const useStaffJobsDiscardMutation: MutationHook<StaffJobsCalls['discard']> =
  /* @__PURE__ */ hookOf(staffJobsApi, 'useStaffJobsDiscardMutation');
