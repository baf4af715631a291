// Generated from src/users/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Notification, Preferences, Session, User } from '../entities.ts';
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** The own account: profile, preferences, and its end. */
export const userEndpoints = {
  /** The profile of the current user. */
  profile: {
    method: 'GET',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch user profile',
  } as Endpoint<object, { user: User }>,
  /** Change the profile; another e-mail address asks for a proof. */
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to update profile',
  } as Endpoint<
    {
      name: string;
      email: string;
      phone: string;
      /** Of an account that has one. */
      currentPassword?: string | undefined;
      /** An identity token of Google, of the account that this one is linked with. */
      idToken?: string | undefined;
      nid?: string | undefined;
      passportNumber?: string | undefined;
      address?: string | undefined;
    },
    {
      user: User;
      message?: string | undefined;
    }
  >,
  /** Send the mail again that asks to confirm the e-mail address. */
  resendConfirmation: {
    method: 'POST',
    path: '/users/resend-confirmation',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to send the link',
  } as Endpoint<object, { message: string }>,
  /** Delete the account, its documents and personal data. */
  deleteAccount: {
    method: 'DELETE',
    path: '/users/account',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to delete account',
  } as Endpoint<
    {
      password?: string | undefined;
      idToken?: string | undefined;
    },
    { message: string }
  >,
  /** Download all that is kept of the person, as a ZIP. */
  exportData: {
    method: 'POST',
    path: '/users/data-export',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to prepare your data',
  } as Endpoint<
    {
      password?: string | undefined;
      idToken?: string | undefined;
    },
    {
      /** Downloads the file for this session, for a few minutes; relative to the API's origin. */
      address: string;
    }
  >,
  /** Where the current user is signed in, the place used last first. */
  sessions: {
    method: 'GET',
    path: '/users/sessions',
    access: 'signed-in',
    envelope: 'fields',
  } as Endpoint<object, { sessions: Session[] }>,
  /** Sign the current user out at one of these places. */
  endSession: {
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Sign the current user out everywhere but here. */
  endOtherSessions: {
    method: 'DELETE',
    path: '/users/sessions',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<object, { message: string }>,
  /** What the person wants to be told of. */
  preferences: {
    method: 'GET',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch preferences',
  } as Endpoint<object, { preferences: Preferences }>,
  /** Change the preferences. */
  updatePreferences: {
    method: 'PUT',
    path: '/users/preferences',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to update preferences',
  } as Endpoint<
    {
      language?: ContentLanguage | undefined;
      bookingEmails?: boolean | undefined;
      chatEmails?: boolean | undefined;
      newsletter?: boolean | undefined;
      /** The wording by which the person agreed to the newsletter; absent: none was shown. */
      newsletterConsent?: string | undefined;
    },
    {
      preferences: Preferences;
      message?: string | undefined;
    }
  >,
};

/** Events that concern the current user. */
export const notificationEndpoints = {
  /** Notifications, the newest first. */
  list: {
    method: 'GET',
    path: '/users/notifications',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch notifications',
  } as Endpoint<object, { notifications: Notification[] }>,
  /** Mark one notification as read. */
  markRead: {
    method: 'PATCH',
    path: '/users/notifications/{id}/read',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to mark notification as read',
  } as Endpoint<{ id: string }, { message: string }>,
  /** Mark all notifications as read. */
  markAllRead: {
    method: 'PATCH',
    path: '/users/notifications/read-all',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to mark all notifications as read',
  } as Endpoint<object, { message: string }>,
};
