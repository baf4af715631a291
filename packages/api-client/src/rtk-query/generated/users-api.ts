// Generated from packages/contract/src/users/endpoints.ts by `pnpm generate`. Change that file instead.
import { userEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type UsersCalls = typeof userEndpoints;

/** The own account: profile, preferences, and its end. */
export const usersApi: Group<{
  usersProfile: Query<UsersCalls['profile']>;
  usersUpdateProfile: Mutation<UsersCalls['updateProfile']>;
  usersResendConfirmation: Mutation<UsersCalls['resendConfirmation']>;
  usersDeleteAccount: Mutation<UsersCalls['deleteAccount']>;
  usersExportData: Mutation<UsersCalls['exportData']>;
  usersSessions: Query<UsersCalls['sessions']>;
  usersEndSession: Mutation<UsersCalls['endSession']>;
  usersEndOtherSessions: Mutation<UsersCalls['endOtherSessions']>;
  usersUpdatePreferences: Mutation<UsersCalls['updatePreferences']>;
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
    usersExportData: build.mutation({ queryFn: calls(userEndpoints.exportData) }),
    usersSessions: build.query({
      queryFn: calls(userEndpoints.sessions),
      providesTags: ['Session'],
    }),
    usersEndSession: build.mutation({
      queryFn: calls(userEndpoints.endSession),
      invalidatesTags: ['Session'],
    }),
    usersEndOtherSessions: build.mutation({
      queryFn: calls(userEndpoints.endOtherSessions),
      invalidatesTags: ['Session'],
    }),
    usersUpdatePreferences: build.mutation({
      queryFn: calls(userEndpoints.updatePreferences),
      invalidatesTags: ['Preferences', 'Consent'],
    }),
  }),
});

/** The profile of the current user. */
export const useUsersProfileQuery: QueryHook<UsersCalls['profile']> = /* @__PURE__ */ hookOf(
  usersApi,
  'useUsersProfileQuery',
);
/** Change the profile; another e-mail address asks for a proof. */
export const useUsersUpdateProfileMutation: MutationHook<UsersCalls['updateProfile']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersUpdateProfileMutation');
/** Send the mail again that asks to confirm the e-mail address. */
export const useUsersResendConfirmationMutation: MutationHook<UsersCalls['resendConfirmation']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersResendConfirmationMutation');
/** Delete the account, its documents and personal data. */
export const useUsersDeleteAccountMutation: MutationHook<UsersCalls['deleteAccount']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersDeleteAccountMutation');
/** Download all that is kept of the person, as a ZIP. */
export const useUsersExportDataMutation: MutationHook<UsersCalls['exportData']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersExportDataMutation');
/** Where the current user is signed in, the place used last first. */
export const useUsersSessionsQuery: QueryHook<UsersCalls['sessions']> = /* @__PURE__ */ hookOf(
  usersApi,
  'useUsersSessionsQuery',
);
/** Sign the current user out at one of these places. */
export const useUsersEndSessionMutation: MutationHook<UsersCalls['endSession']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersEndSessionMutation');
/** Sign the current user out everywhere but here. */
export const useUsersEndOtherSessionsMutation: MutationHook<UsersCalls['endOtherSessions']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersEndOtherSessionsMutation');
/** Change the preferences. */
export const useUsersUpdatePreferencesMutation: MutationHook<UsersCalls['updatePreferences']> =
  /* @__PURE__ */ hookOf(usersApi, 'useUsersUpdatePreferencesMutation');
