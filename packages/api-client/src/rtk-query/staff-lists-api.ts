import {
  staffBookingEndpoints,
  staffChatEndpoints,
  type CacheTag,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import type { InfiniteQueryDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { TypedUseInfiniteQuery, TypedUseQuery } from '@reduxjs/toolkit/query/react';
import { callEndpoint, hookOf, pothikApi } from './api.ts';
import type { BaseQuery, Group } from './group.ts';

type Chats = CallResult<typeof staffChatEndpoints.list>;
type Bookings = CallResult<typeof staffBookingEndpoints.list>;

/** Filter of listed chats; the pages follow one another. */
export type StaffChatFilter = Omit<CallInput<typeof staffChatEndpoints.list>, 'page'>;

/** Lists that staff look up beside the open chats. */
export const staffListsApi: Group<{
  staffChatsList: InfiniteQueryDefinition<
    StaffChatFilter,
    number,
    BaseQuery,
    CacheTag,
    Chats,
    'api'
  >;
  visitorBookings: QueryDefinition<string, BaseQuery, CacheTag, Bookings, 'api'>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffChatsList: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pagination }, _pages, page) =>
          pagination.hasNext ? page + 1 : undefined,
      },
      queryFn: ({ queryArg, pageParam }, context) =>
        callEndpoint(staffChatEndpoints.list, { ...queryArg, page: pageParam }, context),
      providesTags: ['Chat'],
    }),
    visitorBookings: build.query({
      queryFn: (phone, context) =>
        callEndpoint(staffBookingEndpoints.list, { search: phone, limit: 5 }, context, {
          // It stands beside something else, and tells by itself.
          quiet: true,
        }),
      providesTags: ['Booking'],
    }),
  }),
});

/** The staff's list of chats, whose pages follow one another. */
export const useStaffChatsListInfiniteQuery: TypedUseInfiniteQuery<
  Chats,
  StaffChatFilter,
  number,
  BaseQuery
> = /* @__PURE__ */ hookOf(staffListsApi, 'useStaffChatsListInfiniteQuery');
/** The latest bookings under a visitor's phone number. */
export const useVisitorBookingsQuery: TypedUseQuery<Bookings, string, BaseQuery> =
  /* @__PURE__ */ hookOf(staffListsApi, 'useVisitorBookingsQuery');
