import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './people-schemas.ts';

/** Customers as staff look them up. */
export const adminCustomers = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listCustomers>()({
    method: 'GET',
    path: '/admin/customers',
    access: 'agent',
    envelope: 'page',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getCustomer>()({
    method: 'GET',
    path: '/admin/customers/{id}',
    access: 'agent',
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
    envelope: 'fields',
  }),
  listInvitations: /* @__PURE__ */ defineEndpoint<typeof schemas.listInvitations>()({
    method: 'GET',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
  }),
  invite: /* @__PURE__ */ defineEndpoint<typeof schemas.invite>()({
    method: 'POST',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
    errors: ['conflict', 'rate_limited'],
  }),
  resendInvitation: /* @__PURE__ */ defineEndpoint<typeof schemas.resendInvitation>()({
    method: 'POST',
    path: '/admin/staff/invitations/{id}/resend',
    access: 'owner',
    envelope: 'fields',
    errors: ['not_found', 'rate_limited'],
  }),
  revokeInvitation: /* @__PURE__ */ defineEndpoint<typeof schemas.revokeInvitation>()({
    method: 'DELETE',
    path: '/admin/staff/invitations/{id}',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
  update: /* @__PURE__ */ defineEndpoint<typeof schemas.updateStaff>()({
    method: 'PUT',
    path: '/admin/staff/{id}',
    access: 'owner',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
  }),
  listSessions: /* @__PURE__ */ defineEndpoint<typeof schemas.listStaffSessions>()({
    method: 'GET',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  endSessions: /* @__PURE__ */ defineEndpoint<typeof schemas.endStaffSessions>()({
    method: 'DELETE',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
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
    envelope: 'page',
  }),
};

/** Where who asks is signed in. */
export const adminSessions = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listSessions>()({
    method: 'GET',
    path: '/admin/sessions',
    access: 'agent',
    envelope: 'fields',
  }),
  end: /* @__PURE__ */ defineEndpoint<typeof schemas.endSession>()({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'agent',
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
    envelope: 'fields',
    errors: ['gone', 'rate_limited'],
  }),
  accept: /* @__PURE__ */ defineEndpoint<typeof schemas.acceptInvitation>()({
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    envelope: 'fields',
    signsIn: 'token',
    errors: ['gone', 'conflict', 'rate_limited'],
  }),
};
