import { bookingEndpoints, type CallInput, type CallResult } from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Bookings = typeof bookingEndpoints;

/** Booking a service and what became of it. */
export const bookingsApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    myBookings: build.query<CallResult<Bookings['mine']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(bookingEndpoints.mine, {}, context),
      providesTags: ['Booking'],
    }),
    booking: build.query<CallResult<Bookings['get']>, string>({
      queryFn: (id, context) => callEndpoint(bookingEndpoints.get, { id }, context),
      providesTags: ['Booking'],
    }),
    bookingStatus: build.query<CallResult<Bookings['status']>, string>({
      queryFn: (id, context) => callEndpoint(bookingEndpoints.status, { id }, context),
      providesTags: ['Booking'],
    }),
    documentOpenings: build.query<CallResult<Bookings['documentOpenings']>, string>({
      queryFn: (id, context) => callEndpoint(bookingEndpoints.documentOpenings, { id }, context),
      providesTags: ['Booking'],
    }),
    /** Files don't belong into a store's action: see `callEndpoint` for progress and keys. */
    createBooking: build.mutation<CallResult<Bookings['create']>, CallInput<Bookings['create']>>({
      queryFn: calls(bookingEndpoints.create),
      invalidatesTags: ['Booking'],
    }),
    updateBooking: build.mutation<CallResult<Bookings['update']>, CallInput<Bookings['update']>>({
      queryFn: calls(bookingEndpoints.update),
      invalidatesTags: ['Booking'],
    }),
    trackBooking: build.mutation<CallResult<Bookings['track']>, CallInput<Bookings['track']>>({
      queryFn: calls(bookingEndpoints.track),
    }),
    availability: build.query<
      CallResult<Bookings['availability']>,
      CallInput<Bookings['availability']>
    >({ queryFn: calls(bookingEndpoints.availability) }),
    price: build.query<
      CallResult<Bookings['calculatePrice']>,
      CallInput<Bookings['calculatePrice']>
    >({ queryFn: calls(bookingEndpoints.calculatePrice) }),
    serviceTypes: build.query<CallResult<Bookings['serviceTypes']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(bookingEndpoints.serviceTypes, {}, context),
    }),
  }),
});

export const {
  useMyBookingsQuery,
  useBookingQuery,
  useBookingStatusQuery,
  useDocumentOpeningsQuery,
  useCreateBookingMutation,
  useUpdateBookingMutation,
  useTrackBookingMutation,
  useAvailabilityQuery,
  usePriceQuery,
  useServiceTypesQuery,
} = bookingsApi;
