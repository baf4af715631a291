import { z } from 'zod';
import { categoryReferenceSchema } from '../catalogue/category.ts';
import { databaseInteger, day, moment } from '../wire-types.ts';
import { bookingPaper, keptDocumentSchema } from './documents.ts';

/** Number of travellers. */
export const passengersSchema = z.object({
  adults: databaseInteger(0, 100).default(1),
  children: databaseInteger(0, 100).default(0),
  infants: databaseInteger(0, 100).default(0),
});

/** A request of staff to the customer, for as long as it has not been answered. */
export const bookingRequestSchema = z.object({
  /** In words for the customer. */
  note: z.string().optional(),
  /** The picture that is asked for; it takes the place of one by the same name. Absent: see the note. */
  document: bookingPaper.optional(),
  at: moment,
});

/** A step on the way of a booking. */
export const bookingStepSchema = z.object({
  status: z.string(),
  /** Of staff, to the customer; in an answer, of the customer. */
  note: z.string().optional(),
  at: moment,
  /** The customer's answer to a request brought it here. */
  isAnswer: z.boolean().optional(),
  /** The picture that was asked for or, in an answer, sent. */
  document: bookingPaper.optional(),
});

/** A booking as its owner sees it (Specification §3). */
export const bookingSchema = z.object({
  _id: z.string(),
  /** Short and unambiguous, for reading aloud: PTK-7K4M-2Q. */
  reference: z.string().optional(),
  serviceType: z.string(),
  serviceId: z
    .object({
      _id: z.string().optional(),
      jobTitle: z.string().optional(),
      name: z.string().optional(),
      /** What it is called where its type is `other`. */
      kind: z.string().optional(),
      category: categoryReferenceSchema.partial().nullish(),
    })
    .nullish(),
  status: z.string(),
  name: z.string().optional(),
  destination: z.string().optional(),
  departureDate: day.optional(),
  returnDate: day.optional(),
  additionalInfo: z.object({ from: z.string().optional(), to: z.string().optional() }).optional(),
  passengers: passengersSchema.optional(),
  contactInfo: z.object({ email: z.string().optional(), phone: z.string().optional() }).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  requirements: z.string().optional(),
  notes: z.string().optional(),
  /** Addresses of the documents by their name; they expire within minutes. */
  documents: z.record(z.string(), z.string()).optional(),
  /** The pictures of documents that are kept, and until when; absent: none. */
  keptDocuments: z.array(keptDocumentSchema).optional(),
  photos: z.array(z.string()).optional(),
  /** Absent: nothing is asked of the customer. */
  request: bookingRequestSchema.optional(),
  createdAt: moment,
});
