import { z } from 'zod';
import { userSchema } from '../users/user.ts';
import { acknowledgement, email, newPassword, phone, requiredText, text } from '../wire-types.ts';
import { sessionResult } from './session-result.ts';

export const register = {
  body: z.object({ name: requiredText(120), email, phone, password: newPassword }),
  result: sessionResult,
};

export const login = {
  body: z.object({ email: text(254).trim().toLowerCase().min(1), password: text(200).min(1) }),
  result: sessionResult,
};

export const google = {
  body: z.object({ idToken: text(8_192).min(1) }),
  result: sessionResult,
};

export const logout = { result: acknowledgement };

export const me = { result: z.object({ user: userSchema }) };

export const refresh = { result: z.object({ token: z.string() }) };

export const changePassword = {
  body: z.object({ currentPassword: text(200).min(1), newPassword }),
  result: acknowledgement,
};

export const forgotPassword = {
  body: z.object({ email }),
  result: acknowledgement,
};

export const resetPassword = {
  body: z.object({ token: text(200).min(1), password: newPassword }),
  result: acknowledgement,
};

export const verifyEmail = {
  body: z.object({
    token: text(200).min(1),
    /** Of the account; who is signed in to it need not send it. */
    password: text(200).optional(),
  }),
  result: acknowledgement,
};

export const notMyAccount = {
  body: z.object({ token: text(200).min(1) }),
  result: acknowledgement,
};
