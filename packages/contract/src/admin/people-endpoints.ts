import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './people-schemas.ts';

/** Customers as staff look them up. */
export const adminCustomers = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listCustomers>()({
    method: 'GET',
    path: '/admin/customers',
    access: 'agent',
    summary: 'Customers, searched, sorted and paged',
    envelope: 'page',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getCustomer>()({
    method: 'GET',
    path: '/admin/customers/{id}',
    access: 'agent',
    summary: 'One customer with their bookings and chats',
    envelope: 'fields',
    errors: ['not_found'],
  }),
};

/** Who belongs to the staff, and who was asked to. */
export const adminStaff = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listStaff>()({
    method: 'GET',
    path: '/admin/staff',
    access: 'owner',
    summary: 'All accounts of the staff, those that are deactivated included',
    envelope: 'fields',
  }),
  listInvitations: /* @__PURE__ */ defineEndpoint<typeof schemas.listInvitations>()({
    method: 'GET',
    path: '/admin/staff/invitations',
    access: 'owner',
    summary: 'Invitations that nobody has answered yet',
    envelope: 'fields',
  }),
  invite: /* @__PURE__ */ defineEndpoint<typeof schemas.invite>()({
    method: 'POST',
    path: '/admin/staff/invitations',
    access: 'owner',
    summary: 'Ask somebody by mail to join the staff',
    envelope: 'fields',
    errors: ['conflict', 'rate_limited'],
  }),
  resendInvitation: /* @__PURE__ */ defineEndpoint<typeof schemas.resendInvitation>()({
    method: 'POST',
    path: '/admin/staff/invitations/{id}/resend',
    access: 'owner',
    summary: 'Send a new link; the old one ends',
    envelope: 'fields',
    errors: ['not_found', 'rate_limited'],
  }),
  revokeInvitation: /* @__PURE__ */ defineEndpoint<typeof schemas.revokeInvitation>()({
    method: 'DELETE',
    path: '/admin/staff/invitations/{id}',
    access: 'owner',
    summary: 'Take an invitation back',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
  update: /* @__PURE__ */ defineEndpoint<typeof schemas.updateStaff>()({
    method: 'PUT',
    path: '/admin/staff/{id}',
    access: 'owner',
    summary: 'Change the role of one of the staff, deactivate or reactivate them',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
  }),
  listSessions: /* @__PURE__ */ defineEndpoint<typeof schemas.listStaffSessions>()({
    method: 'GET',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    summary: 'Where one of the staff is signed in',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  endSessions: /* @__PURE__ */ defineEndpoint<typeof schemas.endStaffSessions>()({
    method: 'DELETE',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    summary: 'Sign one of the staff out everywhere',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
};

/** What staff have done. */
export const adminLog = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listActions>()({
    method: 'GET',
    path: '/admin/log',
    access: 'owner',
    summary: 'Who did what, the newest first',
    envelope: 'page',
  }),
};

/** Where who asks is signed in. */
export const adminSessions = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listSessions>()({
    method: 'GET',
    path: '/admin/sessions',
    access: 'agent',
    summary: 'Where one is signed in oneself',
    envelope: 'fields',
  }),
  end: /* @__PURE__ */ defineEndpoint<typeof schemas.endSession>()({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'agent',
    summary: 'End a session of one’s own; an owner may end that of any of the staff',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
};

/** What somebody does who was invited to the staff. */
export const invitations = {
  read: /* @__PURE__ */ defineEndpoint<typeof schemas.readInvitation>()({
    method: 'POST',
    path: '/invitations/read',
    access: 'public',
    summary: 'Whom an invitation to the staff is for',
    envelope: 'fields',
    errors: ['gone', 'rate_limited'],
  }),
  accept: /* @__PURE__ */ defineEndpoint<typeof schemas.acceptInvitation>()({
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    summary: 'Join the staff by the link of an invitation, and sign in',
    envelope: 'fields',
    signsIn: 'token',
    errors: ['gone', 'conflict', 'rate_limited'],
  }),
};
