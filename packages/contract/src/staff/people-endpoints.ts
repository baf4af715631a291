import { z } from 'zod';
import { sessionResult } from '../auth/session-result.ts';
import { staffChatSchema } from '../chat/chat.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import {
  acknowledgement,
  dayInput,
  email,
  id,
  newPassword,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  text,
} from '../wire-types.ts';
import { actionKinds } from './action-kinds.ts';
import { customerSorts } from './customer-sorts.ts';
import { expectedVersion } from './edit-input.ts';
import {
  customerSchema,
  listedCustomerSchema,
  loggedActionSchema,
  staffAccountSchema,
  staffInvitationSchema,
} from './people.ts';
import { sessionSchema } from '../users/user.ts';
import { listedBookingSchema } from './staff-booking.ts';

const role = z.enum(staffRoles);
const sessions = z.object({ sessions: z.array(sessionSchema) });

const token = text(200).min(1);

/** Customers as staff look them up. */
export const staffCustomerEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/customers',
    access: 'agent',
    envelope: 'page',
    summary: 'Customers, searched, sorted and paged',
    query: pageQuery(20).extend({
      /** Part of a name, an e-mail address or a phone number. */
      search: searchText.optional(),
      sort: z.enum(customerSorts).default('-createdAt'),
    }),
    result: pageOf(listedCustomerSchema),
    provides: ['Customer'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/customers/{id}',
    access: 'agent',
    envelope: 'fields',
    summary: 'One customer with their bookings and chats',
    result: z.object({
      customer: customerSchema,
      /** The newest hundred. */
      bookings: z.array(listedBookingSchema),
      /** The newest hundred. */
      chats: z.array(staffChatSchema),
    }),
    errors: ['not_found'],
    provides: ['Customer', 'Booking', 'Chat'],
  }),
  endSessions: defineEndpoint({
    method: 'DELETE',
    path: '/admin/customers/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    summary: 'Sign one of the customers out everywhere, as when a phone was stolen',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Log'],
  }),
};

/** Members of the staff and invitations to it. */
export const staffAccountEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/staff',
    access: 'owner',
    envelope: 'fields',
    summary: 'All accounts of the staff, those that are deactivated included',
    result: z.object({ staff: z.array(staffAccountSchema) }),
    provides: ['Staff'],
  }),
  listInvitations: defineEndpoint({
    method: 'GET',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
    summary: 'Invitations that nobody has answered yet',
    result: z.object({ invitations: z.array(staffInvitationSchema) }),
    provides: ['Staff'],
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
    summary: 'Ask somebody by mail to join the staff',
    body: z.object({ name: requiredText(120), email, role }),
    result: z.object({ invitation: staffInvitationSchema }),
    errors: ['conflict', 'rate_limited'],
    invalidates: ['Staff', 'Log'],
  }),
  resendInvitation: defineEndpoint({
    method: 'POST',
    path: '/admin/staff/invitations/{id}/resend',
    access: 'owner',
    envelope: 'fields',
    summary: 'Send a new link; the old one ends',
    result: z.object({ invitation: staffInvitationSchema }),
    errors: ['not_found', 'rate_limited'],
    invalidates: ['Staff', 'Log'],
  }),
  revokeInvitation: defineEndpoint({
    method: 'DELETE',
    path: '/admin/staff/invitations/{id}',
    access: 'owner',
    envelope: 'fields',
    summary: 'Take an invitation back',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Staff', 'Log'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/staff/{id}',
    access: 'owner',
    envelope: 'fields',
    summary: 'Change the role of one of the staff, deactivate or reactivate them',
    body: z.object({
      role: role.optional(),
      /** `false`: may not sign in any more, and all sessions end at once. */
      isActive: z.boolean().optional(),
      version: expectedVersion,
    }),
    result: z.object({ account: staffAccountSchema }),
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Staff', 'Session', 'Log'],
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    summary: 'Where one of the staff is signed in',
    result: sessions,
    errors: ['not_found'],
    provides: ['Session'],
  }),
  endSessions: defineEndpoint({
    method: 'DELETE',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    summary: 'Sign one of the staff out everywhere',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Session', 'Log'],
  }),
  resetSecondFactor: defineEndpoint({
    method: 'DELETE',
    path: '/admin/staff/{id}/second-factor',
    access: 'owner',
    envelope: 'fields',
    summary:
      'Remove the second factor of a colleague who has lost it, and sign them out everywhere',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
    invalidates: ['Staff', 'Session', 'Log'],
  }),
};

/** The log of actions of staff. */
export const staffLogEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/log',
    access: 'owner',
    envelope: 'page',
    summary: 'Who did what, the newest first',
    query: pageQuery(50).extend({
      /** Only actions of this member of staff. */
      staffId: id.optional(),
      kind: z.enum(actionKinds).optional(),
      /** Done on this day or later, in Dhaka. */
      from: dayInput().optional(),
      /** Done on this day or earlier, in Dhaka. */
      to: dayInput().optional(),
      /** Part of what a thing was called, of words or of a changed field, before or after; or the id of a thing. */
      search: searchText.optional(),
    }),
    result: pageOf(loggedActionSchema),
    provides: ['Log'],
  }),
};

/** Sessions of the calling member of staff. */
export const staffSessionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/sessions',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Where one is signed in oneself',
    result: sessions,
    provides: ['Session'],
  }),
  end: defineEndpoint({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'End a session of one’s own; an owner may end that of any of the staff',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Session', 'Log'],
  }),
};

/** Answering an invitation to the staff. */
export const invitationEndpoints = {
  read: defineEndpoint({
    method: 'POST',
    path: '/invitations/read',
    access: 'public',
    envelope: 'fields',
    summary: 'Whom an invitation to the staff is for',
    body: z.object({ token }),
    result: z.object({ email: z.string(), name: z.string(), role }),
    errors: ['gone', 'rate_limited'],
    quiet: true,
    readsOnly: true,
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    envelope: 'fields',
    summary: 'Join the staff by the link of an invitation, and sign in',
    body: z.object({
      token,
      password: newPassword,
      /** Absent: the name that the invitation has. */
      name: requiredText(120).optional(),
    }),
    result: sessionResult,
    signsIn: 'token',
    errors: ['gone', 'conflict', 'rate_limited'],
    invalidates: ['User'],
    quiet: true,
  }),
};
