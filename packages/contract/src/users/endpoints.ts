import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** The own account: profile, preferences, and its end. */
export const users = {
  profile: /* @__PURE__ */ defineEndpoint<typeof schemas.getProfile>()({
    method: 'GET',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch user profile',
  }),
  updateProfile: /* @__PURE__ */ defineEndpoint<typeof schemas.updateProfile>()({
    method: 'PUT',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    errors: ['forbidden', 'rate_limited'],
    failure: 'Failed to update profile',
  }),
  resendConfirmation: /* @__PURE__ */ defineEndpoint<typeof schemas.resendConfirmation>()({
    method: 'POST',
    path: '/users/resend-confirmation',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['conflict', 'rate_limited'],
    failure: 'Failed to send the link',
  }),
  deleteAccount: /* @__PURE__ */ defineEndpoint<typeof schemas.deleteAccount>()({
    method: 'DELETE',
    path: '/users/account',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
    failure: 'Failed to delete account',
  }),
  preferences: /* @__PURE__ */ defineEndpoint<typeof schemas.getPreferences>()({
    method: 'GET',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch preferences',
  }),
  updatePreferences: /* @__PURE__ */ defineEndpoint<typeof schemas.updatePreferences>()({
    method: 'PUT',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to update preferences',
  }),
};

/** What happened that concerns who is signed in. */
export const notifications = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listNotifications>()({
    method: 'GET',
    path: '/users/notifications',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch notifications',
  }),
  markRead: /* @__PURE__ */ defineEndpoint<typeof schemas.markNotificationRead>()({
    method: 'PATCH',
    path: '/users/notifications/{id}/read',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
    failure: 'Failed to mark notification as read',
  }),
  markAllRead: /* @__PURE__ */ defineEndpoint<typeof schemas.markAllNotificationsRead>()({
    method: 'PATCH',
    path: '/users/notifications/read-all',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to mark all notifications as read',
  }),
};
