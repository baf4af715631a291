// Generated from packages/contract/src/staff/passkey-endpoints.ts by `pnpm generate`. Change that file instead.
import { passkeyEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type PasskeysCalls = typeof passkeyEndpoints;

/** Signing in with a passkey, which members of the staff can have. */
export const passkeysApi: Group<{
  passkeysOptions: Mutation<PasskeysCalls['options']>;
  passkeysSignIn: Mutation<PasskeysCalls['signIn']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    passkeysOptions: build.mutation({ queryFn: calls(passkeyEndpoints.options) }),
    passkeysSignIn: build.mutation({
      queryFn: calls(passkeyEndpoints.signIn),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
  }),
});

/** A challenge for a passkey; it is taken once, within five minutes. */
export const usePasskeysOptionsMutation: MutationHook<PasskeysCalls['options']> =
  /* @__PURE__ */ hookOf(passkeysApi, 'usePasskeysOptionsMutation');
/** Sign in with a passkey, which stands for the password and the second factor. */
export const usePasskeysSignInMutation: MutationHook<PasskeysCalls['signIn']> =
  /* @__PURE__ */ hookOf(passkeysApi, 'usePasskeysSignInMutation');
