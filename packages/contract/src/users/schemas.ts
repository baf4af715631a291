import { z } from 'zod';
import { acknowledgement, email, phone, requiredText, text } from '../wire-types.ts';
import { notificationSchema, preferencesSchema, userSchema } from './user.ts';

export const getProfile = { result: z.object({ user: userSchema }) };

export const updateProfile = {
  body: z.object({
    name: requiredText(120),
    email,
    phone,
    nid: text(40).trim().optional(),
    passportNumber: text(40).trim().optional(),
    address: text(500).trim().optional(),
  }),
  result: z.object({ user: userSchema, message: z.string().optional() }),
};

export const resendConfirmation = { result: acknowledgement };

export const deleteAccount = {
  body: z.object({ password: text(200) }),
  result: acknowledgement,
};

export const getPreferences = { result: z.object({ preferences: preferencesSchema }) };

export const updatePreferences = {
  body: preferencesSchema.partial(),
  result: z.object({ preferences: preferencesSchema, message: z.string().optional() }),
};

export const listNotifications = {
  result: z.object({ notifications: z.array(notificationSchema) }),
};

export const markNotificationRead = { result: acknowledgement };
export const markAllNotificationsRead = { result: acknowledgement };
