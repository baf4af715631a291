// Generated from packages/contract/src/staff/service-change-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffServiceChangeEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffServiceChangesCalls = typeof staffServiceChangeEndpoints;

/** Changes of several services at once. Visitors see them at once; ten minutes can take them back. */
export const staffServiceChangesApi: Group<{
  staffServiceChangesList: Query<StaffServiceChangesCalls['list']>;
  staffServiceChangesApply: Mutation<StaffServiceChangesCalls['apply']>;
  staffServiceChangesUndo: Mutation<StaffServiceChangesCalls['undo']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffServiceChangesList: build.query({
      queryFn: calls(staffServiceChangeEndpoints.list, { quiet: true }),
      providesTags: ['Service'],
    }),
    staffServiceChangesApply: build.mutation({
      queryFn: calls(staffServiceChangeEndpoints.apply),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffServiceChangesUndo: build.mutation({
      queryFn: calls(staffServiceChangeEndpoints.undo),
      invalidatesTags: ['Service', 'Category'],
    }),
  }),
});

/** Changes of several services that the caller can undo, the newest first. */
export const useStaffServiceChangesListQuery: QueryHook<StaffServiceChangesCalls['list']> =
  /* @__PURE__ */ hookOf(staffServiceChangesApi, 'useStaffServiceChangesListQuery');
/** Publish, hide, feature or move several services, in one transaction. */
export const useStaffServiceChangesApplyMutation: MutationHook<StaffServiceChangesCalls['apply']> =
  /* @__PURE__ */ hookOf(staffServiceChangesApi, 'useStaffServiceChangesApplyMutation');
/** Undo such a change within ten minutes: one’s own, or as an owner anybody’s. */
export const useStaffServiceChangesUndoMutation: MutationHook<StaffServiceChangesCalls['undo']> =
  /* @__PURE__ */ hookOf(staffServiceChangesApi, 'useStaffServiceChangesUndoMutation');
