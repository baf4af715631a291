import { z } from 'zod';
import { consentPurposes } from '../rules/consents.ts';
import { moment, writtenText } from '../wire-types.ts';

/** The name of a wording that was shown; a server may know another one than its clients. */
export const shownWording = writtenText(40);

/** Something that a person has agreed to. */
export const consentSchema = z.object({
  _id: z.string(),
  purpose: z.enum(consentPurposes),
  /** By which wording, with its version; absent: by doing it, as no wording was shown. */
  wording: z.string().optional(),
  /** What it said. */
  text: z.string().optional(),
  givenAt: moment,
  withdrawnAt: moment.optional(),
  /** The reference of the booking whose documents it is about. */
  booking: z.string().optional(),
});
