// Generated from packages/contract/src/staff/chat-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffChatEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffChatsCalls = typeof staffChatEndpoints;

/** The staff's side of the live chat. What is done in a chat stands under a person's name. */
export const staffChatsApi: Group<{
  staffChatsColleagues: Query<StaffChatsCalls['colleagues']>;
  staffChatsGet: Query<StaffChatsCalls['get']>;
  staffChatsJoin: Mutation<StaffChatsCalls['join']>;
  staffChatsSendMessage: Mutation<StaffChatsCalls['sendMessage']>;
  staffChatsSendPicture: Mutation<StaffChatsCalls['sendPicture']>;
  staffChatsAskIdentity: Mutation<StaffChatsCalls['askIdentity']>;
  staffChatsClose: Mutation<StaffChatsCalls['close']>;
  staffChatsReturnToQueue: Mutation<StaffChatsCalls['returnToQueue']>;
  staffChatsHandOver: Mutation<StaffChatsCalls['handOver']>;
  staffChatsSnooze: Mutation<StaffChatsCalls['snooze']>;
  staffChatsMarkUnread: Mutation<StaffChatsCalls['markUnread']>;
  staffChatsTag: Mutation<StaffChatsCalls['tag']>;
  staffChatsMailTranscript: Mutation<StaffChatsCalls['mailTranscript']>;
  staffChatsAddNote: Mutation<StaffChatsCalls['addNote']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffChatsColleagues: build.query({ queryFn: calls(staffChatEndpoints.colleagues) }),
    staffChatsGet: build.query({ queryFn: calls(staffChatEndpoints.get), providesTags: ['Chat'] }),
    staffChatsJoin: build.mutation({
      queryFn: calls(staffChatEndpoints.join),
      invalidatesTags: ['Chat'],
    }),
    staffChatsSendMessage: build.mutation({
      queryFn: calls(staffChatEndpoints.sendMessage),
      invalidatesTags: ['Chat'],
    }),
    staffChatsSendPicture: build.mutation({
      queryFn: calls(staffChatEndpoints.sendPicture),
      invalidatesTags: ['Chat'],
    }),
    staffChatsAskIdentity: build.mutation({
      queryFn: calls(staffChatEndpoints.askIdentity),
      invalidatesTags: ['Chat'],
    }),
    staffChatsClose: build.mutation({
      queryFn: calls(staffChatEndpoints.close),
      invalidatesTags: ['Chat'],
    }),
    staffChatsReturnToQueue: build.mutation({
      queryFn: calls(staffChatEndpoints.returnToQueue),
      invalidatesTags: ['Chat'],
    }),
    staffChatsHandOver: build.mutation({
      queryFn: calls(staffChatEndpoints.handOver),
      invalidatesTags: ['Chat'],
    }),
    staffChatsSnooze: build.mutation({
      queryFn: calls(staffChatEndpoints.snooze),
      invalidatesTags: ['Chat'],
    }),
    staffChatsMarkUnread: build.mutation({
      queryFn: calls(staffChatEndpoints.markUnread),
      invalidatesTags: ['Chat'],
    }),
    staffChatsTag: build.mutation({
      queryFn: calls(staffChatEndpoints.tag),
      invalidatesTags: ['Chat'],
    }),
    staffChatsMailTranscript: build.mutation({ queryFn: calls(staffChatEndpoints.mailTranscript) }),
    staffChatsAddNote: build.mutation({
      queryFn: calls(staffChatEndpoints.addNote),
      invalidatesTags: ['Chat'],
    }),
  }),
});

/** Everybody else who may answer in conversations. */
export const useStaffChatsColleaguesQuery: QueryHook<StaffChatsCalls['colleagues']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsColleaguesQuery');
/** A conversation with its messages and the notes of staff. */
export const useStaffChatsGetQuery: QueryHook<StaffChatsCalls['get']> = /* @__PURE__ */ hookOf(
  staffChatsApi,
  'useStaffChatsGetQuery',
);
/** Take a conversation. */
export const useStaffChatsJoinMutation: MutationHook<StaffChatsCalls['join']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsJoinMutation');
/** Answer in a conversation that nobody else holds, and tag or close it in one. */
export const useStaffChatsSendMessageMutation: MutationHook<StaffChatsCalls['sendMessage']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsSendMessageMutation');
/** Answer in a conversation with a picture. */
export const useStaffChatsSendPictureMutation: MutationHook<StaffChatsCalls['sendPicture']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsSendPictureMutation');
/** Ask the visitor, in a message in their language, to prove who they are. */
export const useStaffChatsAskIdentityMutation: MutationHook<StaffChatsCalls['askIdentity']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsAskIdentityMutation');
/** End a conversation that no colleague holds; owners end any. */
export const useStaffChatsCloseMutation: MutationHook<StaffChatsCalls['close']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsCloseMutation');
/** Give a conversation back to the queue that no colleague holds; owners give back any. */
export const useStaffChatsReturnToQueueMutation: MutationHook<StaffChatsCalls['returnToQueue']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsReturnToQueueMutation');
/** Hand a conversation over to a colleague. */
export const useStaffChatsHandOverMutation: MutationHook<StaffChatsCalls['handOver']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsHandOverMutation');
/** Put off a conversation in which one answers; it comes back when its visitor writes. */
export const useStaffChatsSnoozeMutation: MutationHook<StaffChatsCalls['snooze']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsSnoozeMutation');
/** Mark a conversation in which one answers as unread, or take that back. */
export const useStaffChatsMarkUnreadMutation: MutationHook<StaffChatsCalls['markUnread']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsMarkUnreadMutation');
/** Tag a conversation, or take a tag off it. */
export const useStaffChatsTagMutation: MutationHook<StaffChatsCalls['tag']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsTagMutation');
/** Mail the words of a conversation to the confirmed address of its visitor’s account. */
export const useStaffChatsMailTranscriptMutation: MutationHook<StaffChatsCalls['mailTranscript']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsMailTranscriptMutation');
/** Note something for colleagues; the visitor never sees it. */
export const useStaffChatsAddNoteMutation: MutationHook<StaffChatsCalls['addNote']> =
  /* @__PURE__ */ hookOf(staffChatsApi, 'useStaffChatsAddNoteMutation');
