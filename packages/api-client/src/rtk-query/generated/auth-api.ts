// Generated from packages/contract/src/auth/endpoints.ts by `pnpm generate`. Change that file instead.
import { authEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type AuthCalls = typeof authEndpoints;

/** Signing in, staying signed in, passwords. */
export const authApi: Group<{
  authRegister: Mutation<AuthCalls['register']>;
  authLogin: Mutation<AuthCalls['login']>;
  authGoogle: Mutation<AuthCalls['google']>;
  authLogout: Mutation<AuthCalls['logout']>;
  authMe: Query<AuthCalls['me']>;
  authRefresh: Mutation<AuthCalls['refresh']>;
  authChangePassword: Mutation<AuthCalls['changePassword']>;
  authForgotPassword: Mutation<AuthCalls['forgotPassword']>;
  authResetPassword: Mutation<AuthCalls['resetPassword']>;
  authVerifyEmail: Mutation<AuthCalls['verifyEmail']>;
  authNotMyAccount: Mutation<AuthCalls['notMyAccount']>;
  authUndoAddressChange: Mutation<AuthCalls['undoAddressChange']>;
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
export const useAuthRegisterMutation: MutationHook<AuthCalls['register']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthRegisterMutation',
);
/** Sign in with e-mail and password. */
export const useAuthLoginMutation: MutationHook<AuthCalls['login']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthLoginMutation',
);
/** Sign in with an identity token of Google. */
export const useAuthGoogleMutation: MutationHook<AuthCalls['google']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthGoogleMutation',
);
/** Revoke the session token. */
export const useAuthLogoutMutation: MutationHook<AuthCalls['logout']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthLogoutMutation',
);
/** The current user. */
export const useAuthMeQuery: QueryHook<AuthCalls['me']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthMeQuery',
);
/** A new session token for the one that is sent. */
export const useAuthRefreshMutation: MutationHook<AuthCalls['refresh']> = /* @__PURE__ */ hookOf(
  authApi,
  'useAuthRefreshMutation',
);
/** Change the password and end the other sessions. */
export const useAuthChangePasswordMutation: MutationHook<AuthCalls['changePassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthChangePasswordMutation');
/** Send a link for a new password; the answer is the same for unknown addresses. */
export const useAuthForgotPasswordMutation: MutationHook<AuthCalls['forgotPassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthForgotPasswordMutation');
/** Set a new password with the token of the link. */
export const useAuthResetPasswordMutation: MutationHook<AuthCalls['resetPassword']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthResetPasswordMutation');
/** Confirm the e-mail address with the token of the link, signed in to its account or with its password. */
export const useAuthVerifyEmailMutation: MutationHook<AuthCalls['verifyEmail']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthVerifyEmailMutation');
/** Remove an account that somebody else made with this address, with the token of the link. */
export const useAuthNotMyAccountMutation: MutationHook<AuthCalls['notMyAccount']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthNotMyAccountMutation');
/** Give an account its former e-mail address back, with the token of the link sent there. */
export const useAuthUndoAddressChangeMutation: MutationHook<AuthCalls['undoAddressChange']> =
  /* @__PURE__ */ hookOf(authApi, 'useAuthUndoAddressChangeMutation');
