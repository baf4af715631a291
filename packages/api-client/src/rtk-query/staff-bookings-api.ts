import { adminBookingEndpoints, type CallInput, type CallResult } from '@pothik/contract';
import { callEndpoint, calls, pothikApi } from './api.ts';

type Bookings = typeof adminBookingEndpoints;

/** The staff's side of bookings. */
export const staffBookingsApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffBookings: build.query<CallResult<Bookings['list']>, CallInput<Bookings['list']>>({
      queryFn: calls(adminBookingEndpoints.list),
      providesTags: ['Booking'],
    }),
    staffBooking: build.query<CallResult<Bookings['get']>, string>({
      queryFn: (id, context) => callEndpoint(adminBookingEndpoints.get, { id }, context),
      providesTags: ['Booking'],
    }),
    moveBooking: build.mutation<CallResult<Bookings['update']>, CallInput<Bookings['update']>>({
      queryFn: calls(adminBookingEndpoints.update),
      // A refusal tells of a change that somebody else has made.
      invalidatesTags: ['Booking'],
    }),
    askForDocument: build.mutation<
      CallResult<Bookings['askForDocument']>,
      CallInput<Bookings['askForDocument']>
    >({
      queryFn: calls(adminBookingEndpoints.askForDocument),
      invalidatesTags: ['Booking'],
    }),
    exportBookings: build.mutation<CallResult<Bookings['export']>, CallInput<Bookings['export']>>({
      queryFn: calls(adminBookingEndpoints.export),
    }),
  }),
});

export const {
  useStaffBookingsQuery,
  useStaffBookingQuery,
  useMoveBookingMutation,
  useAskForDocumentMutation,
  useExportBookingsMutation,
} = staffBookingsApi;
