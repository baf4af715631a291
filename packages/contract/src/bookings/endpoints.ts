import { z } from 'zod';
import { shownWording } from '../consents/consent.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { contactChannels, documentTypes } from '../rules/documents.ts';
import { fileSchema } from '../uploads/file.ts';
import {
  acknowledgement,
  bookingLink,
  bookingReference,
  day,
  dayInput,
  email,
  id,
  phone,
  plannedDay,
  requiredText,
  typedBack,
  writtenText,
} from '../wire-types.ts';
import { bookingSchema, bookingStepSchema, passengersSchema } from './booking.ts';
import { documentOpeningSchema } from './documents.ts';

const bookingAnswer = z.object({ booking: bookingSchema, message: z.string().optional() });

/** A field of a form that was left empty was not filled in. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) => {
  const given = z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
  // Preprocessing takes anything by its type; the schema's own input is meant.
  return (given as z.ZodType<z.output<Schema> | undefined, z.input<Schema> | undefined>).optional();
};

/** A booking as its guest sees it. */
const trackedBooking = z.object({
  booking: bookingSchema,
  /** When staff opened its documents, without their words; the newest first. */
  openings: z.array(documentOpeningSchema).optional(),
  /** The steps to its status, the oldest first. */
  history: z.array(bookingStepSchema).optional(),
  /** Opens this booking again without reference and phone number, for a month. */
  link: z.string().optional(),
});

/** The id of a file that was sent to `/api/uploads` before. */
const upload = unlessEmpty(id);

/** A customer's answer to staff: words, a picture of a paper, or both. */
const answerFields = {
  words: unlessEmpty(writtenText(2_000)),
  paper: fileSchema.optional(),
  /** An upload in place of the file; it is used up. */
  paperUpload: upload,
  /** The wording by which the person agreed to hand over the paper; absent: none was shown. */
  documentConsent: unlessEmpty(shownWording),
};

const answerErrors = [
  'not_found',
  'conflict',
  'gone',
  'idempotency_conflict',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
] as const;

const multipartBoolean = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

/** In a form, where every field is text, the number of passengers is JSON. */
const passengersOfForm = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}, passengersSchema) as unknown as typeof passengersSchema;

/** Booking a service and what follows. */
export const bookingEndpoints = {
  /** The booking creation payload (Specification §3), in its multipart and JSON forms. */
  create: defineEndpoint({
    method: 'POST',
    path: '/bookings',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Book a service, with identity documents or without',
    body: z.object({
      serviceId: id,
      name: requiredText(120, 'requiredFields'),
      email: unlessEmpty(email),
      whatsapp: unlessEmpty(typedBack(40)),
      imo: unlessEmpty(typedBack(40)),
      phone,
      address: requiredText(500, 'requiredFields'),
      requirements: unlessEmpty(writtenText(4_000)),
      preferredContact: unlessEmpty(z.enum(contactChannels)),
      documentType: unlessEmpty(z.enum(documentTypes)),
      /** The wording by which the person agreed to hand over the documents; absent: none was shown. */
      documentConsent: unlessEmpty(shownWording),
      passport: fileSchema.optional(),
      nidFront: fileSchema.optional(),
      nidBack: fileSchema.optional(),
      /** Uploads in place of the files; they are used up. */
      passportUpload: upload,
      nidFrontUpload: upload,
      nidBackUpload: upload,
      departureDate: unlessEmpty(plannedDay('travelDay')),
      returnDate: unlessEmpty(plannedDay('travelDay')),
      passengers: unlessEmpty(passengersOfForm),
      /** True only for a guest's instant booking (Specification §6). */
      isInstantBooking: multipartBoolean.optional(),
    }),
    result: bookingAnswer.extend({
      /** Opens a guest's booking without reference and phone number, for a month. */
      link: z.string().optional(),
    }),
    bodyType: 'multipart',
    idempotent: true,
    errors: [
      'unauthorized',
      'not_found',
      'gone',
      'idempotency_conflict',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
    failure: 'Failed to create booking',
    invalidates: ['Booking'],
  }),
  mine: defineEndpoint({
    method: 'GET',
    path: '/bookings/my-bookings',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'The bookings of the current user',
    result: z.object({ bookings: z.array(bookingSchema) }),
    failure: 'Failed to fetch bookings',
    provides: ['Booking'],
  }),
  availability: defineEndpoint({
    method: 'GET',
    path: '/bookings/availability',
    access: 'anyone',
    envelope: 'fields',
    summary: 'The available dates of a service',
    query: z.object({ service: id, start: dayInput(), end: dayInput() }),
    result: z.object({ availableDates: z.array(day) }),
    errors: ['not_found'],
    failure: 'Failed to check availability',
  }),
  calculatePrice: defineEndpoint({
    method: 'POST',
    path: '/bookings/calculate-price',
    access: 'anyone',
    envelope: 'fields',
    summary: 'What a booking costs, item by item',
    body: z.object({ serviceId: id, passengers: passengersSchema.optional() }),
    result: z.object({
      /** In whole units of the currency, as all amounts here. */
      price: z.number(),
      currency: z.string(),
      breakdown: z.array(z.object({ label: z.string(), quantity: z.int(), amount: z.number() })),
    }),
    errors: ['not_found'],
    failure: 'Failed to calculate price',
    readsOnly: true,
  }),
  serviceTypes: defineEndpoint({
    method: 'GET',
    path: '/bookings/service-types',
    access: 'anyone',
    envelope: 'data',
    summary: 'The kinds of service that can be booked',
    result: z.array(z.object({ value: z.string(), label: z.string() })),
    cache: { maxAge: 3_600, staleWhileRevalidate: 86_400 },
    failure: 'Failed to fetch service types',
  }),
  track: defineEndpoint({
    method: 'POST',
    path: '/bookings/track',
    access: 'anyone',
    envelope: 'fields',
    summary: "Find a guest's booking by reference and phone number",
    body: z.object({ reference: bookingReference, phone }),
    result: trackedBooking,
    errors: ['not_found', 'rate_limited'],
    failure: 'Failed to fetch booking',
  }),
  trackByLink: defineEndpoint({
    method: 'POST',
    path: '/bookings/track/link',
    access: 'anyone',
    envelope: 'fields',
    summary: "Find a guest's booking by the link that was sent for it",
    body: z.object({ link: bookingLink }),
    result: trackedBooking,
    errors: ['not_found', 'rate_limited'],
    failure: 'Failed to fetch booking',
    readsOnly: true,
    provides: ['Booking'],
  }),
  answerByLink: defineEndpoint({
    method: 'POST',
    path: '/bookings/track/answers',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Answer what staff ask of a guest, by the link of the booking',
    body: z.object({ link: bookingLink, ...answerFields }),
    result: trackedBooking,
    bodyType: 'multipart',
    idempotent: true,
    errors: answerErrors,
    failure: 'Failed to send your answer',
    invalidates: ['Booking'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'One booking',
    result: z.object({ booking: bookingSchema }),
    errors: ['not_found'],
    failure: 'Failed to fetch booking',
    provides: ['Booking'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Cancel a booking or, while it is pending, change requirements and contact',
    body: z.object({
      status: z.literal('cancelled').optional(),
      requirements: writtenText(4_000).optional(),
      email: email.optional(),
      phone: phone.optional(),
    }),
    result: bookingAnswer,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to update booking',
    invalidates: ['Booking'],
  }),
  status: defineEndpoint({
    method: 'GET',
    path: '/bookings/{id}/status',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Where a booking stands and how it came there',
    result: z.object({
      status: z.string(),
      history: z.array(bookingStepSchema),
    }),
    errors: ['not_found'],
    failure: 'Failed to fetch booking status',
    provides: ['Booking'],
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Cancel a booking; its history stays',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to cancel booking',
    invalidates: ['Booking'],
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/bookings/{id}/answers',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Answer what staff ask, in words or with a picture',
    body: z.object(answerFields),
    result: bookingAnswer,
    bodyType: 'multipart',
    idempotent: true,
    errors: answerErrors,
    failure: 'Failed to send your answer',
    invalidates: ['Booking'],
  }),
  /** When staff opened which document of a booking and what for, the newest first. */
  documentOpenings: defineEndpoint({
    method: 'GET',
    path: '/bookings/{id}/document-openings',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'When staff opened the documents of a booking, and what for',
    result: z.object({ openings: z.array(documentOpeningSchema) }),
    errors: ['not_found'],
    failure: 'Failed to fetch document openings',
    provides: ['Booking'],
  }),
};
