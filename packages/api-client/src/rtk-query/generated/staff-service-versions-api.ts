// Generated from packages/contract/src/staff/service-version-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffServiceVersionEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffServiceVersionsCalls = typeof staffServiceVersionEndpoints;

/** What services were before they were changed: the last fifty versions of each, without pictures. */
export const staffServiceVersionsApi: Group<{
  staffServiceVersionsList: Query<StaffServiceVersionsCalls['list']>;
  staffServiceVersionsRestore: Mutation<StaffServiceVersionsCalls['restore']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffServiceVersionsList: build.query({
      queryFn: calls(staffServiceVersionEndpoints.list),
      providesTags: ['Service'],
    }),
    staffServiceVersionsRestore: build.mutation({
      queryFn: calls(staffServiceVersionEndpoints.restore),
      invalidatesTags: ['Service', 'Category'],
    }),
  }),
});

/** The versions of a service, the newest first. */
export const useStaffServiceVersionsListQuery: QueryHook<StaffServiceVersionsCalls['list']> =
  /* @__PURE__ */ hookOf(staffServiceVersionsApi, 'useStaffServiceVersionsListQuery');
/** Make a service what it was in a version; that is a change like any other. */
export const useStaffServiceVersionsRestoreMutation: MutationHook<
  StaffServiceVersionsCalls['restore']
> = /* @__PURE__ */ hookOf(staffServiceVersionsApi, 'useStaffServiceVersionsRestoreMutation');
