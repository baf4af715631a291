// Generated from packages/contract/src/auth/endpoints.ts by `pnpm generate`. Change that file instead.
import { authEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof authEndpoints;

/** Signing in, staying signed in, passwords. */
export const authApi: Group<{
  authRegister: Mutation<Calls['register']>;
  authLogin: Mutation<Calls['login']>;
  authGoogle: Mutation<Calls['google']>;
  authLogout: Mutation<Calls['logout']>;
  authMe: Query<Calls['me']>;
  authRefresh: Mutation<Calls['refresh']>;
  authChangePassword: Mutation<Calls['changePassword']>;
  authForgotPassword: Mutation<Calls['forgotPassword']>;
  authResetPassword: Mutation<Calls['resetPassword']>;
  authVerifyEmail: Mutation<Calls['verifyEmail']>;
  authNotMyAccount: Mutation<Calls['notMyAccount']>;
  authUndoAddressChange: Mutation<Calls['undoAddressChange']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    authRegister: build.mutation({
      queryFn: calls(authEndpoints.register),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    authLogin: build.mutation({
      queryFn: calls(authEndpoints.login),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    authGoogle: build.mutation({
      queryFn: calls(authEndpoints.google),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    authLogout: build.mutation({ queryFn: calls(authEndpoints.logout) }),
    authMe: build.query({
      queryFn: calls(authEndpoints.me, { quiet: true }),
      providesTags: ['User'],
    }),
    authRefresh: build.mutation({ queryFn: calls(authEndpoints.refresh, { quiet: true }) }),
    authChangePassword: build.mutation({
      queryFn: calls(authEndpoints.changePassword),
      invalidatesTags: ['Notification'],
    }),
    authForgotPassword: build.mutation({ queryFn: calls(authEndpoints.forgotPassword) }),
    authResetPassword: build.mutation({ queryFn: calls(authEndpoints.resetPassword) }),
    authVerifyEmail: build.mutation({
      queryFn: calls(authEndpoints.verifyEmail),
      invalidatesTags: ['User'],
    }),
    authNotMyAccount: build.mutation({
      queryFn: calls(authEndpoints.notMyAccount),
      invalidatesTags: ['User'],
    }),
    authUndoAddressChange: build.mutation({
      queryFn: calls(authEndpoints.undoAddressChange),
      invalidatesTags: ['User'],
    }),
  }),
});

/** Create an account and sign in; the answer is the same for known addresses. */
export const useAuthRegisterMutation: MutationHook<Calls['register']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthRegisterMutation',
);
/** Sign in with e-mail and password. */
export const useAuthLoginMutation: MutationHook<Calls['login']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthLoginMutation',
);
/** Sign in with an identity token of Google. */
export const useAuthGoogleMutation: MutationHook<Calls['google']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthGoogleMutation',
);
/** Revoke the session token. */
export const useAuthLogoutMutation: MutationHook<Calls['logout']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthLogoutMutation',
);
/** The current user. */
export const useAuthMeQuery: QueryHook<Calls['me']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthMeQuery',
);
/** A new session token for the one that is sent. */
export const useAuthRefreshMutation: MutationHook<Calls['refresh']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthRefreshMutation',
);
/** Change the password and end the other sessions. */
export const useAuthChangePasswordMutation: MutationHook<Calls['changePassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthChangePasswordMutation');
/** Send a link for a new password; the answer is the same for unknown addresses. */
export const useAuthForgotPasswordMutation: MutationHook<Calls['forgotPassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthForgotPasswordMutation');
/** Set a new password with the token of the link. */
export const useAuthResetPasswordMutation: MutationHook<Calls['resetPassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthResetPasswordMutation');
/** Confirm the e-mail address with the token of the link, signed in to its account or with its password. */
export const useAuthVerifyEmailMutation: MutationHook<Calls['verifyEmail']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthVerifyEmailMutation');
/** Remove an account that somebody else made with this address, with the token of the link. */
export const useAuthNotMyAccountMutation: MutationHook<Calls['notMyAccount']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthNotMyAccountMutation');
/** Give an account its former e-mail address back, with the token of the link sent there. */
export const useAuthUndoAddressChangeMutation: MutationHook<Calls['undoAddressChange']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthUndoAddressChangeMutation');
