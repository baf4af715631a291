import { z } from 'zod';
import { bookingSchema } from '../bookings/booking.ts';
import { documentParts } from '../rules/documents.ts';
import { moment } from '../wire-types.ts';

const parts = [...documentParts.passport, ...documentParts.nid] as const;

/** A line of the list of bookings: all that tells one from another. */
export const listedBookingSchema = bookingSchema.omit({ documents: true, photos: true }).extend({
  /** Whoever booked has no account. */
  isGuest: z.boolean(),
  updatedAt: moment,
  /** Counts changes: a change names the one that it was made after. */
  version: z.int(),
});

/** A booking as staff see it. */
export const staffBookingSchema = bookingSchema.extend({
  ...listedBookingSchema.pick({ isGuest: true, updatedAt: true, version: true }).shape,
  customerId: z.string().optional(),
  whatsapp: z.string().optional(),
  imo: z.string().optional(),
  address: z.string().optional(),
  preferredContact: z.string().optional(),
  /** How it came to its status, the oldest first. */
  history: z.array(
    z.object({
      status: z.string(),
      note: z.string().optional(),
      /** Absent once they have no account any more, and for a guest. */
      by: z.string().optional(),
      at: moment,
    }),
  ),
  /** When staff opened which document, the newest first. */
  openings: z.array(z.object({ document: z.enum(parts), by: z.string().optional(), at: moment })),
});
