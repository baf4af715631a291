import { z } from 'zod';
import { shownWording } from '../consents/consent.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  acknowledgement,
  email,
  phone,
  requiredText,
  text,
  typedBack,
  writtenText,
} from '../wire-types.ts';
import { notificationSchema, preferencesSchema, sessionSchema, userSchema } from './user.ts';

/** A fresh proof of who calls, where a session alone is not enough: one of them. */
const proofFields = {
  /** Of an account that has one. */
  currentPassword: text(200).optional(),
  /** An identity token of Google, of the account that this one is linked with. */
  idToken: text(8_000).optional(),
};

/** The own account: profile, preferences, and its end. */
export const userEndpoints = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'The profile of the current user',
    result: z.object({ user: userSchema }),
    failure: 'Failed to fetch user profile',
    provides: ['User'],
  }),
  updateProfile: defineEndpoint({
    method: 'PUT',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Change the profile; another e-mail address asks for a proof',
    body: z.object({
      name: requiredText(120, 'name'),
      email,
      phone,
      nid: typedBack(40).optional(),
      passportNumber: typedBack(40).optional(),
      address: writtenText(500).optional(),
      ...proofFields,
    }),
    result: z.object({ user: userSchema, message: z.string().optional() }),
    errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
    failure: 'Failed to update profile',
    invalidates: ['User'],
  }),
  resendConfirmation: defineEndpoint({
    method: 'POST',
    path: '/users/resend-confirmation',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Send the mail again that asks to confirm the e-mail address',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['conflict', 'rate_limited'],
    failure: 'Failed to send the link',
    invalidates: ['User'],
  }),
  deleteAccount: defineEndpoint({
    method: 'DELETE',
    path: '/users/account',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Delete the account, its documents and personal data',
    body: z.object({ password: text(200).optional(), idToken: proofFields.idToken }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
    failure: 'Failed to delete account',
  }),
  exportData: defineEndpoint({
    method: 'POST',
    path: '/users/data-export',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Download all that is kept of the person, as a ZIP',
    body: z.object({ password: text(200).optional(), idToken: proofFields.idToken }),
    result: z.object({
      /** Downloads the file for this session, for a few minutes; relative to the API's origin. */
      address: z.string(),
    }),
    errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
    failure: 'Failed to prepare your data',
  }),
  sessions: defineEndpoint({
    method: 'GET',
    path: '/users/sessions',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Where the current user is signed in, the place used last first',
    result: z.object({ sessions: z.array(sessionSchema) }),
    provides: ['Session'],
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Sign the current user out at one of these places',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Session'],
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/users/sessions',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Sign the current user out everywhere but here',
    result: acknowledgement,
    mayBeEmpty: true,
    invalidates: ['Session'],
  }),
  preferences: defineEndpoint({
    method: 'GET',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'What the person wants to be told of',
    result: z.object({ preferences: preferencesSchema }),
    failure: 'Failed to fetch preferences',
    provides: ['Preferences'],
  }),
  updatePreferences: defineEndpoint({
    method: 'PUT',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Change the preferences',
    body: preferencesSchema.partial().extend({
      /** The wording by which the person agreed to the newsletter; absent: none was shown. */
      newsletterConsent: shownWording.optional(),
    }),
    result: z.object({ preferences: preferencesSchema, message: z.string().optional() }),
    failure: 'Failed to update preferences',
    invalidates: ['Preferences', 'Consent'],
  }),
};

/** Events that concern the current user. */
export const notificationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/users/notifications',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Notifications, the newest first',
    result: z.object({ notifications: z.array(notificationSchema) }),
    failure: 'Failed to fetch notifications',
    provides: ['Notification'],
  }),
  markRead: defineEndpoint({
    method: 'PATCH',
    path: '/users/notifications/{id}/read',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Mark one notification as read',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    failure: 'Failed to mark notification as read',
    invalidates: ['Notification'],
  }),
  markAllRead: defineEndpoint({
    method: 'PATCH',
    path: '/users/notifications/read-all',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Mark all notifications as read',
    result: acknowledgement,
    mayBeEmpty: true,
    failure: 'Failed to mark all notifications as read',
    invalidates: ['Notification'],
  }),
};
