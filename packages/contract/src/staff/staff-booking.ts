import { z } from 'zod';
import { bookingSchema, bookingStepSchema } from '../bookings/booking.ts';
import { documentOpeningSchema } from '../bookings/documents.ts';
import { documentPurposes } from '../rules/document-openings.ts';
import { moment } from '../wire-types.ts';
import { bookingHandlingSchema } from './handling.ts';

/** A line of the list of bookings: all that tells one from another. */
export const listedBookingSchema = bookingSchema
  .omit({ documents: true, keptDocuments: true, photos: true })
  .extend({
    /** Whoever booked has no account. */
    isGuest: z.boolean(),
    updatedAt: moment,
    /** Counts changes: a change names the one that it was made after. */
    version: z.int(),
    /** The moment of the customer's answer; absent: none since staff did something. */
    answeredAt: moment.optional(),
    handling: bookingHandlingSchema,
  });

/** What the caller has said they open the documents of a booking for. */
const statedPurposeSchema = z.object({
  purpose: z.enum(documentPurposes),
  /** The same in their own words. */
  words: z.string().optional(),
});

/** Addresses that hand out a document in another way, by its name; they expire within minutes. */
const documentCopiesSchema = z.object({
  export: z.record(z.string(), z.string()),
  print: z.record(z.string(), z.string()),
});

/**
 * A booking as staff see it. Its `documents` have addresses once the caller has said what they open
 * them for.
 */
export const staffBookingSchema = bookingSchema.extend({
  ...listedBookingSchema.pick({
    isGuest: true,
    updatedAt: true,
    version: true,
    answeredAt: true,
    handling: true,
  }).shape,
  customerId: z.string().optional(),
  /** The ways by which the customer is told of news; empty: none, unless somebody sends them a link. */
  toldBy: z.array(z.enum(['account', 'mail'])).optional(),
  whatsapp: z.string().optional(),
  imo: z.string().optional(),
  address: z.string().optional(),
  preferredContact: z.string().optional(),
  /** How it came to its status, the oldest first. */
  history: z.array(
    bookingStepSchema.extend({
      /** Absent once they have no account any more, and for a guest. */
      by: z.string().optional(),
    }),
  ),
  /** Absent: this session has not said it within its hours of work. */
  statedPurpose: statedPurposeSchema.optional(),
  /** Absent where `statedPurpose` is. */
  documentCopies: documentCopiesSchema.optional(),
  /** When staff opened which document and what for, the newest first. */
  openings: z.array(
    documentOpeningSchema.extend({
      /** Whoever opened it; absent once they have no account any more. */
      by: z.string().optional(),
    }),
  ),
});
