// Generated from packages/contract/src/chat/endpoints.ts by `pnpm generate`. Change that file instead.
import { chatHoursEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type ChatHoursCalls = typeof chatHoursEndpoints;

/** When staff answer in the chat. */
export const chatHoursApi: Group<{
  chatHoursState: Query<ChatHoursCalls['state']>;
  chatHoursGet: Query<ChatHoursCalls['get']>;
  chatHoursUpdate: Mutation<ChatHoursCalls['update']>;
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
export const useChatHoursStateQuery: QueryHook<ChatHoursCalls['state']> = /* @__PURE__ */ hookOf(
  chatHoursApi,
  'useChatHoursStateQuery',
);
/** Opening hours of the chat. */
export const useChatHoursGetQuery: QueryHook<ChatHoursCalls['get']> = /* @__PURE__ */ hookOf(
  chatHoursApi,
  'useChatHoursGetQuery',
);
/** Change the opening hours of the chat. */
export const useChatHoursUpdateMutation: MutationHook<ChatHoursCalls['update']> =
  /* @__PURE__ */ hookOf(chatHoursApi, 'useChatHoursUpdateMutation');
