// Generated from packages/contract/src/continuations/endpoints.ts by `pnpm generate`. Change that file instead.
import { continuationEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type ContinuationsCalls = typeof continuationEndpoints;

/** Going on with a chat or a guest's booking on another device, without an account. */
export const continuationsApi: Group<{
  continuationsOfChat: Mutation<ContinuationsCalls['ofChat']>;
  continuationsOfBooking: Mutation<ContinuationsCalls['ofBooking']>;
  continuationsOpen: Mutation<ContinuationsCalls['open']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    continuationsOfChat: build.mutation({ queryFn: calls(continuationEndpoints.ofChat) }),
    continuationsOfBooking: build.mutation({ queryFn: calls(continuationEndpoints.ofBooking) }),
    continuationsOpen: build.mutation({ queryFn: calls(continuationEndpoints.open) }),
  }),
});

/** Make a token that opens a chat on another device, once and within ten minutes. */
export const useContinuationsOfChatMutation: MutationHook<ContinuationsCalls['ofChat']> =
  /* @__PURE__ */ hookOf(continuationsApi, 'useContinuationsOfChatMutation');
/** Make a token that opens a guest's booking on another device, once and within ten minutes. */
export const useContinuationsOfBookingMutation: MutationHook<ContinuationsCalls['ofBooking']> =
  /* @__PURE__ */ hookOf(continuationsApi, 'useContinuationsOfBookingMutation');
/** Use such a token up, and go on with its chat or its booking here. */
export const useContinuationsOpenMutation: MutationHook<ContinuationsCalls['open']> =
  /* @__PURE__ */ hookOf(continuationsApi, 'useContinuationsOpenMutation');
