// Generated from packages/contract/src/bookings/endpoints.ts by `pnpm generate`. Change that file instead.
import { bookingEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof bookingEndpoints;

/** Booking a service and what follows. */
export const bookingsApi: Group<{
  bookingsCreate: Mutation<Calls['create']>;
  bookingsMine: Query<Calls['mine']>;
  bookingsAvailability: Query<Calls['availability']>;
  bookingsCalculatePrice: Query<Calls['calculatePrice']>;
  bookingsServiceTypes: Query<Calls['serviceTypes']>;
  bookingsTrack: Mutation<Calls['track']>;
  bookingsGet: Query<Calls['get']>;
  bookingsUpdate: Mutation<Calls['update']>;
  bookingsStatus: Query<Calls['status']>;
  bookingsDelete: Mutation<Calls['delete']>;
  bookingsDocumentOpenings: Query<Calls['documentOpenings']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    bookingsCreate: build.mutation({
      queryFn: calls(bookingEndpoints.create),
      invalidatesTags: ['Booking'],
    }),
    bookingsMine: build.query({ queryFn: calls(bookingEndpoints.mine), providesTags: ['Booking'] }),
    bookingsAvailability: build.query({ queryFn: calls(bookingEndpoints.availability) }),
    bookingsCalculatePrice: build.query({ queryFn: calls(bookingEndpoints.calculatePrice) }),
    bookingsServiceTypes: build.query({ queryFn: calls(bookingEndpoints.serviceTypes) }),
    bookingsTrack: build.mutation({ queryFn: calls(bookingEndpoints.track) }),
    bookingsGet: build.query({ queryFn: calls(bookingEndpoints.get), providesTags: ['Booking'] }),
    bookingsUpdate: build.mutation({
      queryFn: calls(bookingEndpoints.update),
      invalidatesTags: ['Booking'],
    }),
    bookingsStatus: build.query({
      queryFn: calls(bookingEndpoints.status),
      providesTags: ['Booking'],
    }),
    bookingsDelete: build.mutation({
      queryFn: calls(bookingEndpoints.delete),
      invalidatesTags: ['Booking'],
    }),
    bookingsDocumentOpenings: build.query({
      queryFn: calls(bookingEndpoints.documentOpenings),
      providesTags: ['Booking'],
    }),
  }),
});

/** Book a service, with identity documents or without. */
export const useBookingsCreateMutation: MutationHook<Calls['create']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsCreateMutation',
);
/** The bookings of the current user. */
export const useBookingsMineQuery: QueryHook<Calls['mine']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsMineQuery',
);
/** The available dates of a service. */
export const useBookingsAvailabilityQuery: QueryHook<Calls['availability']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsAvailabilityQuery');
/** What a booking costs, item by item. */
export const useBookingsCalculatePriceQuery: QueryHook<Calls['calculatePrice']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsCalculatePriceQuery');
/** The kinds of service that can be booked. */
export const useBookingsServiceTypesQuery: QueryHook<Calls['serviceTypes']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsServiceTypesQuery');
/** Find a guest's booking by reference and phone number. */
export const useBookingsTrackMutation: MutationHook<Calls['track']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsTrackMutation',
);
/** One booking. */
export const useBookingsGetQuery: QueryHook<Calls['get']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsGetQuery',
);
/** Cancel a booking or, while it is pending, change requirements and contact. */
export const useBookingsUpdateMutation: MutationHook<Calls['update']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsUpdateMutation',
);
/** Where a booking stands and how it came there. */
export const useBookingsStatusQuery: QueryHook<Calls['status']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsStatusQuery',
);
/** Cancel a booking; its history stays. */
export const useBookingsDeleteMutation: MutationHook<Calls['delete']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsDeleteMutation',
);
/** When staff opened the documents of a booking. */
export const useBookingsDocumentOpeningsQuery: QueryHook<Calls['documentOpenings']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsDocumentOpeningsQuery');
