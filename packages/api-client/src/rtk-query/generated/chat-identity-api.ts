// Generated from packages/contract/src/chat/identity-endpoints.ts by `pnpm generate`. Change that file instead.
import { chatIdentityEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type ChatIdentityCalls = typeof chatIdentityEndpoints;

/** Proof of who writes in a chat. */
export const chatIdentityApi: Group<{
  chatIdentityProve: Mutation<ChatIdentityCalls['prove']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    chatIdentityProve: build.mutation({ queryFn: calls(chatIdentityEndpoints.prove) }),
  }),
});

/** Prove who writes in a conversation: by the session, by a link or by a booking. */
export const useChatIdentityProveMutation: MutationHook<ChatIdentityCalls['prove']> =
  /* @__PURE__ */ hookOf(chatIdentityApi, 'useChatIdentityProveMutation');
