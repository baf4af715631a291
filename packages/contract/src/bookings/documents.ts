import { z } from 'zod';
import { documentPurposes, documentUses } from '../rules/document-openings.ts';
import { bookingPapers } from '../rules/documents.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { moment } from '../wire-types.ts';

/** The name of a picture that is kept with a booking. */
export const bookingPaper = z.enum(bookingPapers);

/** A picture that is kept with a booking, and for how long. */
export const keptDocumentSchema = z.object({
  document: bookingPaper,
  /** When it is deleted. Every change of a booking that has not ended puts it off. */
  deletedAt: moment,
  /** The booking has ended, and the date stays. */
  isFinal: z.boolean(),
});

/** One of the staff opened, exported or printed a document. */
export const documentOpeningSchema = z.object({
  document: bookingPaper,
  use: z.enum(documentUses),
  /** What they were among the staff; absent: that was not noted then. */
  role: z.enum(staffRoles).optional(),
  /** Absent: nobody was asked for it then. */
  purpose: z.enum(documentPurposes).optional(),
  /** The purpose in their own words. */
  words: z.string().optional(),
  at: moment,
});
