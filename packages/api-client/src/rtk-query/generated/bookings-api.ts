// Generated from packages/contract/src/bookings/endpoints.ts by `pnpm generate`. Change that file instead.
import { bookingEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type BookingsCalls = typeof bookingEndpoints;

/** Booking a service and what follows. */
export const bookingsApi: Group<{
  bookingsCreate: Mutation<BookingsCalls['create']>;
  bookingsMine: Query<BookingsCalls['mine']>;
  bookingsAvailability: Query<BookingsCalls['availability']>;
  bookingsCalculatePrice: Query<BookingsCalls['calculatePrice']>;
  bookingsServiceTypes: Query<BookingsCalls['serviceTypes']>;
  bookingsTrack: Mutation<BookingsCalls['track']>;
  bookingsTrackByLink: Query<BookingsCalls['trackByLink']>;
  bookingsAnswerByLink: Mutation<BookingsCalls['answerByLink']>;
  bookingsGet: Query<BookingsCalls['get']>;
  bookingsUpdate: Mutation<BookingsCalls['update']>;
  bookingsStatus: Query<BookingsCalls['status']>;
  bookingsDelete: Mutation<BookingsCalls['delete']>;
  bookingsAnswer: Mutation<BookingsCalls['answer']>;
  bookingsDocumentOpenings: Query<BookingsCalls['documentOpenings']>;
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
    bookingsTrackByLink: build.query({
      queryFn: calls(bookingEndpoints.trackByLink),
      providesTags: ['Booking'],
    }),
    bookingsAnswerByLink: build.mutation({
      queryFn: calls(bookingEndpoints.answerByLink),
      invalidatesTags: ['Booking'],
    }),
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
    bookingsAnswer: build.mutation({
      queryFn: calls(bookingEndpoints.answer),
      invalidatesTags: ['Booking'],
    }),
    bookingsDocumentOpenings: build.query({
      queryFn: calls(bookingEndpoints.documentOpenings),
      providesTags: ['Booking'],
    }),
  }),
});

/** Book a service, with identity documents or without. */
export const useBookingsCreateMutation: MutationHook<BookingsCalls['create']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsCreateMutation');
/** The bookings of the current user. */
export const useBookingsMineQuery: QueryHook<BookingsCalls['mine']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsMineQuery',
);
/** The available dates of a service. */
export const useBookingsAvailabilityQuery: QueryHook<BookingsCalls['availability']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsAvailabilityQuery');
/** What a booking costs, item by item. */
export const useBookingsCalculatePriceQuery: QueryHook<BookingsCalls['calculatePrice']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsCalculatePriceQuery');
/** The kinds of service that can be booked. */
export const useBookingsServiceTypesQuery: QueryHook<BookingsCalls['serviceTypes']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsServiceTypesQuery');
/** Find a guest's booking by reference and phone number. */
export const useBookingsTrackMutation: MutationHook<BookingsCalls['track']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsTrackMutation');
/** Find a guest's booking by the link that was sent for it. */
export const useBookingsTrackByLinkQuery: QueryHook<BookingsCalls['trackByLink']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsTrackByLinkQuery');
/** Answer what staff ask of a guest, by the link of the booking. */
export const useBookingsAnswerByLinkMutation: MutationHook<BookingsCalls['answerByLink']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsAnswerByLinkMutation');
/** One booking. */
export const useBookingsGetQuery: QueryHook<BookingsCalls['get']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsGetQuery',
);
/** Cancel a booking or, while it is pending, change requirements and contact. */
export const useBookingsUpdateMutation: MutationHook<BookingsCalls['update']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsUpdateMutation');
/** Where a booking stands and how it came there. */
export const useBookingsStatusQuery: QueryHook<BookingsCalls['status']> = /* @__PURE__ */ hookOf(
  bookingsApi,
  'useBookingsStatusQuery',
);
/** Cancel a booking; its history stays. */
export const useBookingsDeleteMutation: MutationHook<BookingsCalls['delete']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsDeleteMutation');
/** Answer what staff ask, in words or with a picture. */
export const useBookingsAnswerMutation: MutationHook<BookingsCalls['answer']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsAnswerMutation');
/** When staff opened the documents of a booking, and what for. */
export const useBookingsDocumentOpeningsQuery: QueryHook<BookingsCalls['documentOpenings']> =
  /* @__PURE__ */ hookOf(bookingsApi, 'useBookingsDocumentOpeningsQuery');
