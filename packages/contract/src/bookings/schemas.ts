import { z } from 'zod';
import { contactChannels, documentTypes } from '../rules/documents.ts';
import { fileSchema } from '../uploads/schemas.ts';
import {
  acknowledgement,
  day,
  email,
  id,
  moment,
  phone,
  requiredText,
  text,
} from '../wire-types.ts';
import { bookingSchema, passengersSchema } from './booking.ts';

const bookingAnswer = z.object({ booking: bookingSchema, message: z.string().optional() });

const multipartBoolean = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

/** The booking creation payload (Specification §3), in its multipart and JSON forms. */
export const createBooking = {
  body: z.object({
    serviceId: id,
    name: requiredText(120),
    email: email.optional(),
    whatsapp: text(40).trim().optional(),
    imo: text(40).trim().optional(),
    phone,
    address: requiredText(500),
    requirements: text(4_000).trim().optional(),
    preferredContact: z.enum(contactChannels).optional(),
    documentType: z.enum(documentTypes).optional(),
    passport: fileSchema.optional(),
    nidFront: fileSchema.optional(),
    nidBack: fileSchema.optional(),
    departureDate: day.optional(),
    returnDate: day.optional(),
    passengers: passengersSchema.optional(),
    /** True only for a guest's instant booking (Specification §6). */
    isInstantBooking: multipartBoolean.optional(),
  }),
  result: bookingAnswer,
};

export const myBookings = { result: z.object({ bookings: z.array(bookingSchema) }) };

export const getBooking = { result: z.object({ booking: bookingSchema }) };

export const updateBooking = {
  body: z.object({
    status: z.literal('cancelled').optional(),
    requirements: text(4_000).trim().optional(),
    email: email.optional(),
    phone: phone.optional(),
  }),
  result: bookingAnswer,
};

export const getBookingStatus = {
  result: z.object({
    status: z.string(),
    history: z.array(z.object({ status: z.string(), note: z.string().optional(), at: moment })),
  }),
};

export const deleteBooking = { result: acknowledgement };

export const trackBooking = {
  body: z.object({ reference: text(20).trim().min(1), phone }),
  result: z.object({ booking: bookingSchema }),
};

export const getAvailability = {
  query: z.object({ service: id, start: day, end: day }),
  result: z.object({ availableDates: z.array(day) }),
};

export const calculatePrice = {
  body: z.object({ serviceId: id, passengers: passengersSchema.optional() }),
  result: z.object({
    /** In minor units of the currency. */
    price: z.int(),
    currency: z.string(),
    breakdown: z.array(z.object({ label: z.string(), quantity: z.int(), amountMinor: z.int() })),
  }),
};

export const listServiceTypes = {
  result: z.array(z.object({ value: z.string(), label: z.string() })),
};
