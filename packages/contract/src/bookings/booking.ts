import { z } from 'zod';
import { categoryReferenceSchema } from '../catalogue/category.ts';
import { day, moment } from '../wire-types.ts';
import { keptDocumentSchema } from './documents.ts';

/** Number of travellers. */
export const passengersSchema = z.object({
  adults: z.int().min(0).max(100).default(1),
  children: z.int().min(0).max(100).default(0),
  infants: z.int().min(0).max(100).default(0),
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
  createdAt: moment,
});
