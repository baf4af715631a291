// Generated from packages/contract/src/staff/handling-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffHandlingEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffHandlingCalls = typeof staffHandlingEndpoints;

/** The handling of bookings by staff, among themselves. Customers are told nothing of it. */
export const staffHandlingApi: Group<{
  staffHandlingUpdate: Mutation<StaffHandlingCalls['update']>;
  staffHandlingMine: Query<StaffHandlingCalls['mine']>;
  staffHandlingAssign: Mutation<StaffHandlingCalls['assign']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffHandlingUpdate: build.mutation({
      queryFn: calls(staffHandlingEndpoints.update),
      invalidatesTags: ['Booking'],
    }),
    staffHandlingMine: build.query({
      queryFn: calls(staffHandlingEndpoints.mine, { quiet: true }),
      providesTags: ['Booking'],
    }),
    staffHandlingAssign: build.mutation({
      queryFn: calls(staffHandlingEndpoints.assign),
      invalidatesTags: ['Booking'],
    }),
  }),
});

/** Change whose a booking is, until when, for whom it waits, and its tags. */
export const useStaffHandlingUpdateMutation: MutationHook<StaffHandlingCalls['update']> =
  /* @__PURE__ */ hookOf(staffHandlingApi, 'useStaffHandlingUpdateMutation');
/** How many of the caller’s bookings want them now. */
export const useStaffHandlingMineQuery: QueryHook<StaffHandlingCalls['mine']> =
  /* @__PURE__ */ hookOf(staffHandlingApi, 'useStaffHandlingMineQuery');
/** Give several bookings to one of the staff, or to nobody, in one transaction. */
export const useStaffHandlingAssignMutation: MutationHook<StaffHandlingCalls['assign']> =
  /* @__PURE__ */ hookOf(staffHandlingApi, 'useStaffHandlingAssignMutation');
