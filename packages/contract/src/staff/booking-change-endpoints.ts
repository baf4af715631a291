import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { maximumChangedAtOnce } from '../limits.ts';
import { bookingStatuses } from '../rules/booking-status.ts';
import { databaseInteger, id, writtenText } from '../wire-types.ts';
import { changeOfSeveral, leftRecord } from './change-of-several.ts';

/** A change of several bookings at once, as long as it can be undone: of their status, or of whose they are. */
export const bookingChangeSchema = z.object({
  ...changeOfSeveral,
  /** Absent: it changed whose they are. */
  status: z.enum(bookingStatuses).optional(),
  /** Whoever got them; absent: nobody, or it changed the status. */
  assignee: z.object({ _id: z.string(), name: z.string() }).optional(),
});

/** A booking that was left as it is, and why, in a sentence. */
export const refusedBookingSchema = z.object({ ...leftRecord, reference: z.string().optional() });

const refused = z.array(refusedBookingSchema);

/** The outcome of a change of several bookings. */
export const changeOutcome = z.object({
  /** Absent: none of them was changed. */
  change: bookingChangeSchema.optional(),
  refused,
});

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
        .array(z.object({ _id: id, version: databaseInteger(1) }))
        .min(1)
        .max(maximumChangedAtOnce),
      status: z.enum(bookingStatuses),
      /** To be read by each customer. */
      note: writtenText(2_000).optional(),
    }),
    result: changeOutcome,
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
