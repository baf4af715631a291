import { z } from 'zod';
import { acknowledgement, email, phone, requiredText, text } from '../wire-types.ts';
import { notificationSchema, preferencesSchema, userSchema } from './user.ts';

export const getProfile = {
  summary: 'The profile of who is signed in',
  result: z.object({ user: userSchema }),
};

export const updateProfile = {
  summary: 'Change the profile',
  body: z.object({
    name: requiredText(120, 'Please enter your name'),
    email,
    phone,
    nid: text(40).trim().optional(),
    passportNumber: text(40).trim().optional(),
    address: text(500).trim().optional(),
  }),
  result: z.object({ user: userSchema, message: z.string().optional() }),
};

export const resendConfirmation = {
  summary: 'Send the mail again that asks to confirm the e-mail address',
  result: acknowledgement,
};

export const deleteAccount = {
  summary: 'Delete the account, its documents and personal data',
  body: z.object({ password: text(200) }),
  result: acknowledgement,
};

export const getPreferences = {
  summary: 'What the person wants to be told of',
  result: z.object({ preferences: preferencesSchema }),
};

export const updatePreferences = {
  summary: 'Change the preferences',
  body: preferencesSchema.partial(),
  result: z.object({ preferences: preferencesSchema, message: z.string().optional() }),
};

export const listNotifications = {
  summary: 'Notifications, the newest first',
  result: z.object({ notifications: z.array(notificationSchema) }),
};

export const markNotificationRead = {
  summary: 'Mark one notification as read',
  result: acknowledgement,
};
export const markAllNotificationsRead = {
  summary: 'Mark all notifications as read',
  result: acknowledgement,
};
