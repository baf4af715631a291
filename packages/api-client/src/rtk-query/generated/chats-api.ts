// Generated from packages/contract/src/chat/endpoints.ts by `pnpm generate`. Change that file instead.
import { chatEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type ChatsCalls = typeof chatEndpoints;

/** The visitor's side of live chat. */
export const chatsApi: Group<{
  chatsStart: Mutation<ChatsCalls['start']>;
  chatsGet: Query<ChatsCalls['get']>;
  chatsSendCustomerMessage: Mutation<ChatsCalls['sendCustomerMessage']>;
  chatsSendCustomerPicture: Mutation<ChatsCalls['sendCustomerPicture']>;
  chatsRate: Mutation<ChatsCalls['rate']>;
  chatsMailTranscript: Mutation<ChatsCalls['mailTranscript']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    chatsStart: build.mutation({ queryFn: calls(chatEndpoints.start) }),
    chatsGet: build.query({ queryFn: calls(chatEndpoints.get) }),
    chatsSendCustomerMessage: build.mutation({ queryFn: calls(chatEndpoints.sendCustomerMessage) }),
    chatsSendCustomerPicture: build.mutation({ queryFn: calls(chatEndpoints.sendCustomerPicture) }),
    chatsRate: build.mutation({ queryFn: calls(chatEndpoints.rate) }),
    chatsMailTranscript: build.mutation({ queryFn: calls(chatEndpoints.mailTranscript) }),
  }),
});

/** Start a conversation with staff. */
export const useChatsStartMutation: MutationHook<ChatsCalls['start']> = /* @__PURE__ */ hookOf(
  chatsApi,
  'useChatsStartMutation',
);
/** A conversation and its messages. */
export const useChatsGetQuery: QueryHook<ChatsCalls['get']> = /* @__PURE__ */ hookOf(
  chatsApi,
  'useChatsGetQuery',
);
/** Send a message as the visitor. */
export const useChatsSendCustomerMessageMutation: MutationHook<ChatsCalls['sendCustomerMessage']> =
  /* @__PURE__ */ hookOf(chatsApi, 'useChatsSendCustomerMessageMutation');
/** Send a picture as the visitor. */
export const useChatsSendCustomerPictureMutation: MutationHook<ChatsCalls['sendCustomerPicture']> =
  /* @__PURE__ */ hookOf(chatsApi, 'useChatsSendCustomerPictureMutation');
/** Rate a closed conversation as its visitor, or change the rating. */
export const useChatsRateMutation: MutationHook<ChatsCalls['rate']> = /* @__PURE__ */ hookOf(
  chatsApi,
  'useChatsRateMutation',
);
/** Have the words of one’s conversation mailed to the confirmed address of one’s account. */
export const useChatsMailTranscriptMutation: MutationHook<ChatsCalls['mailTranscript']> =
  /* @__PURE__ */ hookOf(chatsApi, 'useChatsMailTranscriptMutation');
