import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { bookingStatuses } from '../rules/booking-status.ts';
import { id, moment, text } from '../wire-types.ts';

/** The most bookings that are changed at once. */
const mostAtOnce = 100;

/** A change of several bookings at once, as long as it can be undone. */
export const bookingChangeSchema = z.object({
  _id: z.string(),
  status: z.enum(bookingStatuses),
  /** How many bookings it has changed. */
  count: z.int(),
  /** Whoever made it. */
  by: z.object({ _id: z.string(), name: z.string() }),
  at: moment,
  /** It can be undone until then. */
  undoableUntil: moment,
});

/** A booking that was left as it is, and why, in a sentence. */
export const refusedBookingSchema = z.object({
  _id: z.string(),
  reference: z.string().optional(),
  code: z.enum(['not_found', 'conflict', 'version_conflict']),
  message: z.string(),
});

const refused = z.array(refusedBookingSchema);

/** Changes of several bookings at once. Customers are told by mail once a change can't be undone any more. */
export const staffBookingChangeEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/booking-changes',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Changes of several bookings that the caller can undo, the newest first',
    result: z.object({ changes: z.array(bookingChangeSchema) }),
    provides: ['Booking'],
    quiet: true,
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/admin/booking-changes',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Move several bookings to another status, in one transaction',
    body: z.object({
      bookings: z
        .array(z.object({ _id: id, version: z.int().min(1) }))
        .min(1)
        .max(mostAtOnce),
      status: z.enum(bookingStatuses),
      /** To be read by each customer. */
      note: text(2_000).trim().optional(),
    }),
    result: z.object({
      /** Absent: none of them was changed. */
      change: bookingChangeSchema.optional(),
      refused,
    }),
    invalidates: ['Booking'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/booking-changes/{id}/undo',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Undo such a change within ten minutes: one’s own, or as an owner anybody’s',
    result: z.object({
      /** How many bookings are again as they were. */
      count: z.int(),
      refused,
    }),
    errors: ['not_found', 'gone'],
    invalidates: ['Booking'],
  }),
};
