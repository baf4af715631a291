// Generated from packages/contract/src/staff/booking-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffBookingEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffBookingsCalls = typeof staffBookingEndpoints;

/** Bookings as staff work with them. */
export const staffBookingsApi: Group<{
  staffBookingsList: Query<StaffBookingsCalls['list']>;
  staffBookingsGet: Query<StaffBookingsCalls['get']>;
  staffBookingsUpdate: Mutation<StaffBookingsCalls['update']>;
  staffBookingsAskForDocument: Mutation<StaffBookingsCalls['askForDocument']>;
  staffBookingsAddNote: Mutation<StaffBookingsCalls['addNote']>;
  staffBookingsCreateLink: Mutation<StaffBookingsCalls['createLink']>;
  staffBookingsStatePurpose: Mutation<StaffBookingsCalls['statePurpose']>;
  staffBookingsExport: Mutation<StaffBookingsCalls['export']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffBookingsList: build.query({
      queryFn: calls(staffBookingEndpoints.list),
      providesTags: ['Booking'],
    }),
    staffBookingsGet: build.query({
      queryFn: calls(staffBookingEndpoints.get),
      providesTags: ['Booking'],
    }),
    staffBookingsUpdate: build.mutation({
      queryFn: calls(staffBookingEndpoints.update),
      invalidatesTags: ['Booking'],
    }),
    staffBookingsAskForDocument: build.mutation({
      queryFn: calls(staffBookingEndpoints.askForDocument),
      invalidatesTags: ['Booking'],
    }),
    staffBookingsAddNote: build.mutation({
      queryFn: calls(staffBookingEndpoints.addNote),
      invalidatesTags: ['Booking', 'Log'],
    }),
    staffBookingsCreateLink: build.mutation({ queryFn: calls(staffBookingEndpoints.createLink) }),
    staffBookingsStatePurpose: build.mutation({
      queryFn: calls(staffBookingEndpoints.statePurpose),
      invalidatesTags: ['Booking'],
    }),
    staffBookingsExport: build.mutation({ queryFn: calls(staffBookingEndpoints.export) }),
  }),
});

/** Bookings, searched, filtered and paged. */
export const useStaffBookingsListQuery: QueryHook<StaffBookingsCalls['list']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsListQuery');
/** One booking. */
export const useStaffBookingsGetQuery: QueryHook<StaffBookingsCalls['get']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsGetQuery');
/** Move a booking to another status. */
export const useStaffBookingsUpdateMutation: MutationHook<StaffBookingsCalls['update']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsUpdateMutation');
/** Ask for a document. */
export const useStaffBookingsAskForDocumentMutation: MutationHook<
  StaffBookingsCalls['askForDocument']
> = /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsAskForDocumentMutation');
/** Note something about a booking for colleagues; the customer never sees it. */
export const useStaffBookingsAddNoteMutation: MutationHook<StaffBookingsCalls['addNote']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsAddNoteMutation');
/** Make a link by which a guest sees their booking and answers, to be sent to them. */
export const useStaffBookingsCreateLinkMutation: MutationHook<StaffBookingsCalls['createLink']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsCreateLinkMutation');
/** Say what one opens the documents for; the customer can read it. */
export const useStaffBookingsStatePurposeMutation: MutationHook<
  StaffBookingsCalls['statePurpose']
> = /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsStatePurposeMutation');
/** Export bookings. */
export const useStaffBookingsExportMutation: MutationHook<StaffBookingsCalls['export']> =
  /* @__PURE__ */ hookOf(staffBookingsApi, 'useStaffBookingsExportMutation');
