import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './booking-schemas.ts';

/** Bookings as staff work with them. */
export const adminBookings = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listBookings>()({
    method: 'GET',
    path: '/admin/bookings',
    access: 'agent',
    envelope: 'page',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getBooking>()({
    method: 'GET',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  update: /* @__PURE__ */ defineEndpoint<typeof schemas.updateBooking>()({
    method: 'PUT',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
  }),
  askForDocument: /* @__PURE__ */ defineEndpoint<typeof schemas.askForDocument>()({
    method: 'POST',
    path: '/admin/bookings/{id}/document-requests',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
  }),
  export: /* @__PURE__ */ defineEndpoint<typeof schemas.exportBookings>()({
    method: 'POST',
    path: '/admin/bookings/export',
    access: 'agent',
    envelope: 'fields',
  }),
};
