// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffSessionEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffSessionsCalls = typeof staffSessionEndpoints;

/** Sessions of the calling member of staff. */
export const staffSessionsApi: Group<{
  staffSessionsList: Query<StaffSessionsCalls['list']>;
  staffSessionsEnd: Mutation<StaffSessionsCalls['end']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffSessionsList: build.query({
      queryFn: calls(staffSessionEndpoints.list),
      providesTags: ['Session'],
    }),
    staffSessionsEnd: build.mutation({
      queryFn: calls(staffSessionEndpoints.end),
      invalidatesTags: ['Session', 'Log'],
    }),
  }),
});

/** Where one is signed in oneself. */
export const useStaffSessionsListQuery: QueryHook<StaffSessionsCalls['list']> =
  /* @__PURE__ */ hookOf(staffSessionsApi, 'useStaffSessionsListQuery');
/** End a session of one’s own; an owner may end that of any of the staff. */
export const useStaffSessionsEndMutation: MutationHook<StaffSessionsCalls['end']> =
  /* @__PURE__ */ hookOf(staffSessionsApi, 'useStaffSessionsEndMutation');
