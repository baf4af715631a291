// Generated from packages/contract/src/chat/endpoints.ts by `pnpm generate`. Change that file instead.
import { cannedReplyEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type CannedRepliesCalls = typeof cannedReplyEndpoints;

/** The answers that staff keep at hand. */
export const cannedRepliesApi: Group<{
  cannedRepliesGet: Query<CannedRepliesCalls['get']>;
  cannedRepliesUpdate: Mutation<CannedRepliesCalls['update']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    cannedRepliesGet: build.query({
      queryFn: calls(cannedReplyEndpoints.get),
      providesTags: ['CannedReply'],
    }),
    cannedRepliesUpdate: build.mutation({
      queryFn: calls(cannedReplyEndpoints.update),
      invalidatesTags: ['CannedReply'],
    }),
  }),
});

/** Answers that staff give again and again. */
export const useCannedRepliesGetQuery: QueryHook<CannedRepliesCalls['get']> =
  /* @__PURE__ */ hookOf(cannedRepliesApi, 'useCannedRepliesGetQuery');
/** Change the canned replies, all of them at once. */
export const useCannedRepliesUpdateMutation: MutationHook<CannedRepliesCalls['update']> =
  /* @__PURE__ */ hookOf(cannedRepliesApi, 'useCannedRepliesUpdateMutation');
