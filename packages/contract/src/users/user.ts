import { z } from 'zod';
import { contentLanguages } from '../rules/content-languages.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { moment } from '../wire-types.ts';

/** A person with an account (Specification §3); what follows `address` are additions. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** +88 and eleven digits. */
  phone: z.string().optional(),
  nid: z.string().optional(),
  passportNumber: z.string().optional(),
  address: z.string().optional(),
  imageUrl: z.string().optional(),
  /** Whether the person has shown that the address is theirs. */
  emailVerified: z.boolean().optional(),
  /** Whether one can sign in with a password; an account of an identity provider need not have one. */
  hasPassword: z.boolean().optional(),
  role: z.enum(['customer', 'admin']).optional(),
  /** What a member of staff may do. */
  staffRole: z.enum(staffRoles).optional(),
  /** Their role demands a second factor, which they set up before anything else. */
  needsSecondFactor: z.literal(true).optional(),
});

/** What a person wants to be told of, and how. */
export const preferencesSchema = z.object({
  language: z.enum(contentLanguages),
  bookingEmails: z.boolean(),
  chatEmails: z.boolean(),
  newsletter: z.boolean(),
});

/** Something that a person is told of. */
export const notificationSchema = z.object({
  _id: z.string(),
  kind: z.enum(['booking_status', 'chat_reply', 'password_changed', 'document_requested']),
  title: z.string(),
  body: z.string().optional(),
  /** A path of the storefront. */
  link: z.string().optional(),
  read: z.boolean(),
  createdAt: z.string(),
});

/** A place where somebody is signed in. */
export const sessionSchema = z.object({
  _id: z.string(),
  /** What the browser says that it is. */
  device: z.string().optional(),
  createdAt: moment,
  /** To the hour; of staff to the minute. */
  lastUsedAt: moment,
  /** It is the one that asks. */
  isCurrent: z.boolean(),
});
