// Generated from src/auth/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { User } from '../entities.ts';
import { refreshEndpoint } from './refresh-endpoint.ts';

/** Signing in, staying signed in, passwords. */
export const authEndpoints = {
  /** Create an account and sign in; the answer is the same for known addresses. */
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'anyone',
    envelope: 'fields',
    signsIn: 'data.token',
    failure: 'Registration failed',
  } as Endpoint<
    {
      name: string;
      email: string;
      phone: string;
      password: string;
    },
    {
      /** Empty where the session lies in the console's cookie. */
      token: string;
      user: User;
      message?: string | undefined;
    }
  >,
  /** Sign in with e-mail and password. */
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    envelope: 'fields',
    signsIn: 'token',
    failure: 'Login failed',
  } as Endpoint<
    {
      email: string;
      password: string;
      /** Of the second factor, where the account has one: from the app, or a recovery code. */
      code?: string | undefined;
    },
    {
      /** Empty where the session lies in the console's cookie. */
      token: string;
      user: User;
      message?: string | undefined;
    }
  >,
  /** Sign in with an identity token of Google. */
  google: {
    method: 'POST',
    path: '/auth/google',
    access: 'anyone',
    envelope: 'fields',
    signsIn: 'token',
    failure: 'Google login failed',
  } as Endpoint<
    { idToken: string },
    {
      /** Empty where the session lies in the console's cookie. */
      token: string;
      user: User;
      message?: string | undefined;
    }
  >,
  /** Revoke the session token. */
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    signsOut: true,
  } as Endpoint<object, { message: string }>,
  /** The current user. */
  me: {
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to get user info',
  } as Endpoint<object, { user: User }>,
  refresh: refreshEndpoint,
  /** Change the password and end the other sessions. */
  changePassword: {
    method: 'PUT',
    path: '/auth/change-password',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to change password',
    success: 'Password changed successfully',
  } as Endpoint<
    {
      currentPassword: string;
      newPassword: string;
    },
    { message: string }
  >,
  /** Send a link for a new password; the answer is the same for unknown addresses. */
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to send reset email',
    success: 'Password reset email sent',
  } as Endpoint<{ email: string }, { message: string }>,
  /** Set a new password with the token of the link. */
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to reset password',
    success: 'Password reset successfully',
  } as Endpoint<
    {
      token: string;
      password: string;
    },
    { message: string }
  >,
  /** Confirm the e-mail address with the token of the link, signed in to its account or with its password. */
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to confirm your e-mail address',
  } as Endpoint<
    {
      token: string;
      /** Of the account; not needed by its current user. */
      password?: string | undefined;
    },
    { message: string }
  >,
  /** Remove an account that somebody else made with this address, with the token of the link. */
  notMyAccount: {
    method: 'POST',
    path: '/auth/not-my-account',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to remove the account',
  } as Endpoint<{ token: string }, { message: string }>,
  /** Give an account its former e-mail address back, with the token of the link sent there. */
  undoAddressChange: {
    method: 'POST',
    path: '/auth/undo-address-change',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to undo the change',
  } as Endpoint<{ token: string }, { message: string }>,
};
