// Generated from packages/contract/src/staff/booking-change-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffBookingChangeEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffBookingChangesCalls = typeof staffBookingChangeEndpoints;

/** Changes of several bookings at once. Customers are told by mail once a change can't be undone any more. */
export const staffBookingChangesApi: Group<{
  staffBookingChangesList: Query<StaffBookingChangesCalls['list']>;
  staffBookingChangesApply: Mutation<StaffBookingChangesCalls['apply']>;
  staffBookingChangesUndo: Mutation<StaffBookingChangesCalls['undo']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffBookingChangesList: build.query({
      queryFn: calls(staffBookingChangeEndpoints.list, { quiet: true }),
      providesTags: ['Booking'],
    }),
    staffBookingChangesApply: build.mutation({
      queryFn: calls(staffBookingChangeEndpoints.apply),
      invalidatesTags: ['Booking'],
    }),
    staffBookingChangesUndo: build.mutation({
      queryFn: calls(staffBookingChangeEndpoints.undo),
      invalidatesTags: ['Booking'],
    }),
  }),
});

/** Changes of several bookings that the caller can undo, the newest first. */
export const useStaffBookingChangesListQuery: QueryHook<StaffBookingChangesCalls['list']> =
  /* @__PURE__ */ hookOf(staffBookingChangesApi, 'useStaffBookingChangesListQuery');
/** Move several bookings to another status, in one transaction. */
export const useStaffBookingChangesApplyMutation: MutationHook<StaffBookingChangesCalls['apply']> =
  /* @__PURE__ */ hookOf(staffBookingChangesApi, 'useStaffBookingChangesApplyMutation');
/** Undo such a change within ten minutes: one’s own, or as an owner anybody’s. */
export const useStaffBookingChangesUndoMutation: MutationHook<StaffBookingChangesCalls['undo']> =
  /* @__PURE__ */ hookOf(staffBookingChangesApi, 'useStaffBookingChangesUndoMutation');
