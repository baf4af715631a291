import { z } from 'zod';
import { documentPurposes } from '../rules/document-openings.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { userSchema } from '../users/user.ts';
import { moment } from '../wire-types.ts';
import { actionKinds } from './action-kinds.ts';
import { changedFieldSchema } from './changed-field.ts';

/** A line of the staff's list of customers. */
export const listedCustomerSchema = userSchema
  .pick({ _id: true, name: true, email: true, phone: true })
  .extend({
    emailVerified: z.boolean(),
    /** How many bookings they have made. */
    bookingCount: z.int(),
    createdAt: moment,
    /** When their last session began. */
    signedInAt: moment,
  });

/** A customer as staff see them: without the numbers of their identity documents. */
export const customerSchema = listedCustomerSchema.extend({ address: z.string().optional() });

/** An account of the staff, as owners see it. */
export const staffAccountSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** May not sign in any more since then; absent: may. */
  deactivatedAt: moment.optional(),
  createdAt: moment,
  /** When the last session began. */
  signedInAt: moment,
  /** An app for codes, a passkey, or both. */
  hasSecondFactor: z.boolean(),
  hasPasskey: z.boolean(),
  /** Counts the changes of role and state: a change names the one that it was made after. */
  version: z.int(),
});

/** Somebody who was asked to join the staff and has not answered yet. */
export const staffInvitationSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Who asked; absent: they have no account any more. */
  invitedBy: z.string().optional(),
  createdAt: moment,
  /** The link in the newest mail works until then. */
  expiresAt: moment,
});

/** Something that one of the staff has done. */
export const loggedActionSchema = z.object({
  _id: z.string(),
  at: moment,
  /** Who did it; absent: they have no account any more. */
  by: z.object({ _id: z.string(), name: z.string() }).optional(),
  /** The name of the API key that did it, issued by them; absent: they did it themselves. */
  key: z.string().optional(),
  /** What it was done to. */
  kind: z.enum(actionKinds),
  /** What was done, such as `update`. */
  deed: z.string(),
  /** The id of what it was done to. */
  subject: z.string(),
  /** What that was called then. */
  name: z.string().optional(),
  /** What it became by it: a status or a role. */
  status: z.string().optional(),
  /** What a document was opened for. */
  purpose: z.enum(documentPurposes).optional(),
  /** The most that a job may cost by an owner's word, in whole taka. */
  amount: z.int().optional(),
  /** The purpose or the reason in their own words. */
  words: z.string().optional(),
  /** The fields that it changed; absent: none, or it is noted nowhere what they were. */
  changes: z.array(changedFieldSchema).optional(),
});
