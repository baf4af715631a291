// Generated from packages/contract/src/users/endpoints.ts by `pnpm generate`. Change that file instead.
import { userEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof userEndpoints;

/** The own account: profile, preferences, and its end. */
export const usersApi: Group<{
  usersProfile: Query<Calls['profile']>;
  usersUpdateProfile: Mutation<Calls['updateProfile']>;
  usersResendConfirmation: Mutation<Calls['resendConfirmation']>;
  usersDeleteAccount: Mutation<Calls['deleteAccount']>;
  usersUpdatePreferences: Mutation<Calls['updatePreferences']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    usersProfile: build.query({ queryFn: calls(userEndpoints.profile), providesTags: ['User'] }),
    usersUpdateProfile: build.mutation({
      queryFn: calls(userEndpoints.updateProfile),
      invalidatesTags: ['User'],
    }),
    usersResendConfirmation: build.mutation({
      queryFn: calls(userEndpoints.resendConfirmation),
      invalidatesTags: ['User'],
    }),
    usersDeleteAccount: build.mutation({ queryFn: calls(userEndpoints.deleteAccount) }),
    usersUpdatePreferences: build.mutation({
      queryFn: calls(userEndpoints.updatePreferences),
      invalidatesTags: ['Preferences'],
    }),
  }),
});

/** The profile of the current user. */
export const useUsersProfileQuery: QueryHook<Calls['profile']> = /* @__PURE__ */ hookOf(
  usersApi,
  'useUsersProfileQuery',
);
/** Change the profile; another e-mail address asks for a proof. */
export const useUsersUpdateProfileMutation: MutationHook<Calls['updateProfile']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersUpdateProfileMutation');
/** Send the mail again that asks to confirm the e-mail address. */
export const useUsersResendConfirmationMutation: MutationHook<Calls['resendConfirmation']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersResendConfirmationMutation');
/** Delete the account, its documents and personal data. */
export const useUsersDeleteAccountMutation: MutationHook<Calls['deleteAccount']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersDeleteAccountMutation');
/** Change the preferences. */
export const useUsersUpdatePreferencesMutation: MutationHook<Calls['updatePreferences']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersUpdatePreferencesMutation');
