import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './booking-schemas.ts';

export const adminBookings = {
  list: defineEndpoint<typeof schemas.listBookings>()({
    method: 'GET',
    path: '/admin/bookings',
    access: 'agent',
    summary: 'Bookings, searched, filtered and paged',
    envelope: 'page',
    failure: 'Failed to fetch bookings',
  }),
  get: defineEndpoint<typeof schemas.getBooking>()({
    method: 'GET',
    path: '/admin/bookings/{id}',
    access: 'agent',
    summary: 'One booking with its history, and when its documents were opened',
    envelope: 'fields',
    errors: ['not_found'],
    failure: 'Failed to fetch booking',
  }),
  update: defineEndpoint<typeof schemas.updateBooking>()({
    method: 'PUT',
    path: '/admin/bookings/{id}',
    access: 'agent',
    summary: 'Move a booking to another status',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
    failure: 'Failed to update booking',
  }),
  askForDocument: defineEndpoint<typeof schemas.askForDocument>()({
    method: 'POST',
    path: '/admin/bookings/{id}/document-requests',
    access: 'agent',
    summary: 'Ask whoever booked for a document, in the account, by mail and in their open chat',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'version_conflict'],
    failure: 'Failed to ask for the document',
  }),
  export: defineEndpoint<typeof schemas.exportBookings>()({
    method: 'POST',
    path: '/admin/bookings/export',
    access: 'agent',
    summary: 'An address that opens the filtered bookings as CSV, for some minutes',
    envelope: 'fields',
    failure: 'Failed to export bookings',
  }),
};
