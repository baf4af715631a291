import { authEndpoints, type CallInput, type CallResult } from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Auth = typeof authEndpoints;

/** Signing in and out. The token is kept by the requester's token source. */
export const authApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<CallResult<Auth['me']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(authEndpoints.me, {}, context, { quiet: true }),
      providesTags: ['User'],
    }),
    login: build.mutation<CallResult<Auth['login']>, CallInput<Auth['login']>>({
      queryFn: calls(authEndpoints.login),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    register: build.mutation<CallResult<Auth['register']>, CallInput<Auth['register']>>({
      queryFn: calls(authEndpoints.register),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    googleSignIn: build.mutation<CallResult<Auth['google']>, CallInput<Auth['google']>>({
      queryFn: calls(authEndpoints.google),
      invalidatesTags: ['User', 'Booking', 'Preferences', 'Notification'],
    }),
    /** What the store still holds of the person goes with `pothikApi.util.resetApiState()`. */
    logout: build.mutation<CallResult<Auth['logout']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(authEndpoints.logout, {}, context),
    }),
    /** A new token in place of the one that is kept. */
    refresh: build.mutation<CallResult<Auth['refresh']>, Nothing>({
      queryFn: (_nothing, context) =>
        callEndpoint(authEndpoints.refresh, {}, context, { quiet: true }),
    }),
    changePassword: build.mutation<
      CallResult<Auth['changePassword']>,
      CallInput<Auth['changePassword']>
    >({ queryFn: calls(authEndpoints.changePassword), invalidatesTags: ['Notification'] }),
    forgotPassword: build.mutation<
      CallResult<Auth['forgotPassword']>,
      CallInput<Auth['forgotPassword']>
    >({ queryFn: calls(authEndpoints.forgotPassword) }),
    resetPassword: build.mutation<
      CallResult<Auth['resetPassword']>,
      CallInput<Auth['resetPassword']>
    >({ queryFn: calls(authEndpoints.resetPassword) }),
    verifyEmail: build.mutation<CallResult<Auth['verifyEmail']>, CallInput<Auth['verifyEmail']>>({
      queryFn: calls(authEndpoints.verifyEmail),
      invalidatesTags: ['User'],
    }),
    notMyAccount: build.mutation<CallResult<Auth['notMyAccount']>, CallInput<Auth['notMyAccount']>>(
      { queryFn: calls(authEndpoints.notMyAccount), invalidatesTags: ['User'] },
    ),
  }),
});

export const {
  useMeQuery,
  useLoginMutation,
  useRegisterMutation,
  useGoogleSignInMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useNotMyAccountMutation,
} = authApi;
