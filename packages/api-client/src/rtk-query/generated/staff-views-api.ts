// Generated from packages/contract/src/staff/view-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffViewEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffViewsCalls = typeof staffViewEndpoints;

/** Views of the console's lists: one's own, and those that colleagues share. Each call answers with those of its list. */
export const staffViewsApi: Group<{
  staffViewsList: Query<StaffViewsCalls['list']>;
  staffViewsCreate: Mutation<StaffViewsCalls['create']>;
  staffViewsUpdate: Mutation<StaffViewsCalls['update']>;
  staffViewsSetDefault: Mutation<StaffViewsCalls['setDefault']>;
  staffViewsDelete: Mutation<StaffViewsCalls['delete']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffViewsList: build.query({
      queryFn: calls(staffViewEndpoints.list, { quiet: true }),
      providesTags: ['View'],
    }),
    staffViewsCreate: build.mutation({
      queryFn: calls(staffViewEndpoints.create),
      invalidatesTags: ['View'],
    }),
    staffViewsUpdate: build.mutation({
      queryFn: calls(staffViewEndpoints.update),
      invalidatesTags: ['View'],
    }),
    staffViewsSetDefault: build.mutation({
      queryFn: calls(staffViewEndpoints.setDefault),
      invalidatesTags: ['View'],
    }),
    staffViewsDelete: build.mutation({
      queryFn: calls(staffViewEndpoints.delete),
      invalidatesTags: ['View'],
    }),
  }),
});

/** The views of a list: one’s own and shared ones, by their names. */
export const useStaffViewsListQuery: QueryHook<StaffViewsCalls['list']> = /* @__PURE__ */ hookOf(
  staffViewsApi,
  'useStaffViewsListQuery',
);
/** Save a view of a list. */
export const useStaffViewsCreateMutation: MutationHook<StaffViewsCalls['create']> =
  /* @__PURE__ */ hookOf(staffViewsApi, 'useStaffViewsCreateMutation');
/** Change a view: one’s own, or as an owner a shared one. */
export const useStaffViewsUpdateMutation: MutationHook<StaffViewsCalls['update']> =
  /* @__PURE__ */ hookOf(staffViewsApi, 'useStaffViewsUpdateMutation');
/** Choose the view with which a list opens, for oneself. */
export const useStaffViewsSetDefaultMutation: MutationHook<StaffViewsCalls['setDefault']> =
  /* @__PURE__ */ hookOf(staffViewsApi, 'useStaffViewsSetDefaultMutation');
/** Remove a view: one’s own, or as an owner a shared one. */
export const useStaffViewsDeleteMutation: MutationHook<StaffViewsCalls['delete']> =
  /* @__PURE__ */ hookOf(staffViewsApi, 'useStaffViewsDeleteMutation');
