// Generated from packages/contract/src/push/endpoints.ts by `pnpm generate`. Change that file instead.
import { pushEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type PushCalls = typeof pushEndpoints;

/** Notifications of a browser (Web Push) about answers in a chat and news of a booking. */
export const pushApi: Group<{
  pushKey: Query<PushCalls['key']>;
  pushSubscribe: Mutation<PushCalls['subscribe']>;
  pushRenew: Mutation<PushCalls['renew']>;
  pushUnsubscribe: Mutation<PushCalls['unsubscribe']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query({ queryFn: calls(pushEndpoints.key) }),
    pushSubscribe: build.mutation({ queryFn: calls(pushEndpoints.subscribe) }),
    pushRenew: build.mutation({ queryFn: calls(pushEndpoints.renew) }),
    pushUnsubscribe: build.mutation({ queryFn: calls(pushEndpoints.unsubscribe) }),
  }),
});

/** The public key with which browsers subscribe (VAPID, RFC 8292). */
export const usePushKeyQuery: QueryHook<PushCalls['key']> = /* @__PURE__ */ hookOf(
  pushApi,
  'usePushKeyQuery',
);
/** Have a browser told of answers in a chat, of news of a guest’s booking or, with neither, of all that is the current user’s. */
export const usePushSubscribeMutation: MutationHook<PushCalls['subscribe']> =
  /* @__PURE__ */ hookOf(pushApi, 'usePushSubscribeMutation');
/** Put a new subscription of the same browser in the place of the former one. */
export const usePushRenewMutation: MutationHook<PushCalls['renew']> = /* @__PURE__ */ hookOf(
  pushApi,
  'usePushRenewMutation',
);
/** Have a browser told of nothing any more. */
export const usePushUnsubscribeMutation: MutationHook<PushCalls['unsubscribe']> =
  /* @__PURE__ */ hookOf(pushApi, 'usePushUnsubscribeMutation');
