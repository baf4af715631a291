import {
  staffChatEndpoints,
  type CacheTag,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import type { InfiniteQueryDefinition } from '@reduxjs/toolkit/query';
import type { TypedUseInfiniteQuery } from '@reduxjs/toolkit/query/react';
import { callEndpoint, hookOf, pothikApi } from './api.ts';
import type { BaseQuery, Group } from './group.ts';

type Chats = CallResult<typeof staffChatEndpoints.list>;

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
  }),
});

/** The staff's list of chats, whose pages follow one another. */
export const useStaffChatsListInfiniteQuery: TypedUseInfiniteQuery<
  Chats,
  StaffChatFilter,
  number,
  BaseQuery
> = /* @__PURE__ */ hookOf(staffListsApi, 'useStaffChatsListInfiniteQuery');
