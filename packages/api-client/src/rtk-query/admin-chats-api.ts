import {
  adminChatEndpoints,
  cannedReplyEndpoints,
  chatHoursEndpoints,
  endpoints,
  type CallInput,
  type CallResult,
  type CannedReplies,
} from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type List = typeof adminChatEndpoints.list;

/** Which chats are listed; the pages follow one another. */
export type StaffChatFilter = Omit<CallInput<List>, 'page'>;

/** What staff look up beside the chats that are open at their desk. */
export const adminChatsApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffChats: build.infiniteQuery<CallResult<List>, StaffChatFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pagination }, _pages, page) =>
          pagination.hasNext ? page + 1 : undefined,
      },
      queryFn: ({ queryArg, pageParam }, context) =>
        callEndpoint(adminChatEndpoints.list, { ...queryArg, page: pageParam }, context),
      providesTags: ['Chat'],
    }),
    colleagues: build.query<CallResult<typeof adminChatEndpoints.colleagues>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(adminChatEndpoints.colleagues, {}, context),
    }),
    cannedReplies: build.query<CannedReplies, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(cannedReplyEndpoints.get, {}, context),
      providesTags: ['CannedReply'],
    }),
    updateCannedReplies: build.mutation<CannedReplies, CannedReplies>({
      queryFn: calls(cannedReplyEndpoints.update),
      invalidatesTags: ['CannedReply'],
    }),
    chatHours: build.query<CallResult<typeof chatHoursEndpoints.get>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(chatHoursEndpoints.get, {}, context),
      providesTags: ['ChatHours'],
    }),
    updateChatHours: build.mutation<
      CallResult<typeof chatHoursEndpoints.update>,
      CallInput<typeof chatHoursEndpoints.update>
    >({ queryFn: calls(chatHoursEndpoints.update), invalidatesTags: ['ChatHours'] }),
    /** The latest bookings under a visitor's phone number. */
    visitorBookings: build.query<CallResult<typeof endpoints.adminBookings.list>, string>({
      queryFn: (phone, context) =>
        callEndpoint(endpoints.adminBookings.list, { search: phone, limit: 5 }, context, {
          // It stands beside something else, and tells by itself.
          quiet: true,
        }),
      providesTags: ['Booking'],
    }),
  }),
});

export const {
  useStaffChatsInfiniteQuery,
  useColleaguesQuery,
  useVisitorBookingsQuery,
  useCannedRepliesQuery,
  useUpdateCannedRepliesMutation,
  useChatHoursQuery,
  useUpdateChatHoursMutation,
} = adminChatsApi;
