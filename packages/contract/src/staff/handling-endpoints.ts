import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { maximumChangedAtOnce, maximumTags } from '../limits.ts';
import { waitingParties } from '../rules/waiting-parties.ts';
import { databaseInteger, id, plannedDay, plannedMoment, tag } from '../wire-types.ts';
import { changeOutcome } from './booking-change-endpoints.ts';
import { expectedVersion } from './edit-input.ts';
import { staffBookingSchema } from './staff-booking.ts';

/** The handling of bookings by staff, among themselves. Customers are told nothing of it. */
export const staffHandlingEndpoints = {
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/bookings/{id}/handling',
    access: 'agent',
    envelope: 'fields',
    summary: 'Change whose a booking is, until when, for whom it waits, and its tags',
    /** A field that is absent stays as it is; null empties it. */
    body: z.object({
      /** A member of the staff who may sign in. */
      assigneeId: id.nullable().optional(),
      dueOn: plannedDay().nullable().optional(),
      /** Still to come, and of a booking that is somebody’s. */
      remindAt: plannedMoment().nullable().optional(),
      waitingFor: z.enum(waitingParties).optional(),
      /** All that it has from then on. */
      tags: z.array(tag).max(maximumTags).optional(),
      /** Of its `handling`. */
      version: expectedVersion,
    }),
    result: z.object({ booking: staffBookingSchema }),
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Booking'],
  }),
  mine: defineEndpoint({
    method: 'GET',
    path: '/admin/handling/mine',
    access: 'agent',
    takesKeys: false,
    envelope: 'data',
    summary: 'How many of the caller’s bookings want them now',
    result: z.object({
      /** Something is due today, or was before. */
      due: z.int(),
      /** The moment of the reminder has come. */
      reminded: z.int(),
      /** Either of both. */
      total: z.int(),
    }),
    provides: ['Booking'],
    quiet: true,
  }),
  assign: defineEndpoint({
    method: 'POST',
    path: '/admin/booking-changes/assignments',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Give several bookings to one of the staff, or to nobody, in one transaction',
    body: z.object({
      bookings: z
        .array(
          z.object({
            _id: id,
            /** Of its `handling`. */
            version: databaseInteger(1),
          }),
        )
        .min(1)
        .max(maximumChangedAtOnce),
      /** Null: nobody’s. */
      assigneeId: id.nullable(),
    }),
    result: changeOutcome,
    errors: ['not_found'],
    invalidates: ['Booking'],
  }),
};
