// Generated from packages/contract/src/chat/endpoints.ts by `pnpm generate`. Change that file instead.
import { chatHoursEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof chatHoursEndpoints;

/** When staff answer in the chat. */
export const chatHoursApi: Group<{
  chatHoursState: Query<Calls['state']>;
  chatHoursGet: Query<Calls['get']>;
  chatHoursUpdate: Mutation<Calls['update']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    chatHoursState: build.query({ queryFn: calls(chatHoursEndpoints.state, { quiet: true }) }),
    chatHoursGet: build.query({
      queryFn: calls(chatHoursEndpoints.get),
      providesTags: ['ChatHours'],
    }),
    chatHoursUpdate: build.mutation({
      queryFn: calls(chatHoursEndpoints.update),
      invalidatesTags: ['ChatHours'],
    }),
  }),
});

/** Whether staff answer in the chat now. */
export const useChatHoursStateQuery: QueryHook<Calls['state']> = /* @__PURE__ */ hookOf(
  chatHoursApi,
  'useChatHoursStateQuery',
);
/** Opening hours of the chat. */
export const useChatHoursGetQuery: QueryHook<Calls['get']> = /* @__PURE__ */ hookOf(
  chatHoursApi,
  'useChatHoursGetQuery',
);
/** Change the opening hours of the chat. */
export const useChatHoursUpdateMutation: MutationHook<Calls['update']> = /* @__PURE__ */ hookOf(
  chatHoursApi,
  'useChatHoursUpdateMutation',
);
