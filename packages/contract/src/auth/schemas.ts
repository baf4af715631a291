import { z } from 'zod';
import { userSchema } from '../users/user.ts';
import { acknowledgement, email, newPassword, phone, requiredText, text } from '../wire-types.ts';
import { sessionResult } from './session-result.ts';

export const register = {
  summary: 'Create an account and sign in; the answer is the same for known addresses',
  body: z.object({
    name: requiredText(120, 'Please enter your name'),
    email,
    phone,
    password: newPassword,
  }),
  result: sessionResult,
};

export const login = {
  summary: 'Sign in with e-mail and password',
  body: z.object({ email: text(254).trim().toLowerCase().min(1), password: text(200).min(1) }),
  result: sessionResult,
};

export const google = {
  summary: 'Sign in with an identity token of Google',
  body: z.object({ idToken: text(8_192).min(1) }),
  result: sessionResult,
};

export const logout = {
  summary: 'Revoke the session token',
  result: acknowledgement,
};

export const me = {
  summary: 'Who is signed in',
  result: z.object({ user: userSchema }),
};

export const refresh = {
  summary: 'A new session token for the one that is sent',
  result: z.object({ token: z.string() }),
};

export const changePassword = {
  summary: 'Change the password and end the other sessions',
  body: z.object({ currentPassword: text(200).min(1), newPassword }),
  result: acknowledgement,
};

export const forgotPassword = {
  summary: 'Send a link for a new password; the answer is the same for unknown addresses',
  body: z.object({ email }),
  result: acknowledgement,
};

export const resetPassword = {
  summary: 'Set a new password with the token of the link',
  body: z.object({ token: text(200).min(1), password: newPassword }),
  result: acknowledgement,
};

export const verifyEmail = {
  summary:
    'Confirm the e-mail address with the token of the link, signed in to its account or with its password',
  body: z.object({
    token: text(200).min(1),
    /** Of the account; who is signed in to it need not send it. */
    password: text(200).optional(),
  }),
  result: acknowledgement,
};

export const notMyAccount = {
  summary:
    'Remove an account that somebody else made with this address, with the token of the link',
  body: z.object({ token: text(200).min(1) }),
  result: acknowledgement,
};
