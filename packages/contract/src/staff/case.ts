import { z } from 'zod';
import { bookingPaper } from '../bookings/documents.ts';
import { chatAttachmentSchema, staffChatSchema } from '../chat/chat.ts';
import { contentLanguages } from '../rules/content-languages.ts';
import { documentPurposes, documentUses } from '../rules/document-openings.ts';
import { moment } from '../wire-types.ts';
import { caseEntryKinds, mailSubjects, mailStates } from './case-kinds.ts';
import { customerSchema } from './people.ts';
import { listedBookingSchema } from './staff-booking.ts';

/** Something that happened in the case of a person. */
export const caseEntrySchema = z.object({
  _id: z.string(),
  at: moment,
  /**
   * `step`: a booking was made or moved; `opening`: one of the staff opened a document; `message`: something
   * was said in a chat; `note`: staff noted something for each other; `mail`: the person was written to;
   * `deed`: one of the staff did something else.
   */
  kind: z.enum(caseEntryKinds),
  /** The booking that it is about. */
  booking: z.object({ _id: z.string(), reference: z.string() }).optional(),
  /** The id of the chat that it is about. */
  chat: z.string().optional(),
  /** The name of whoever of the staff did it; absent: the person themselves, or their account is gone. */
  by: z.string().optional(),
  /** It was the person themselves. */
  isCustomers: z.literal(true).optional(),
  /** The words of a message, a note, a step or a purpose, or a tag. */
  text: z.string().optional(),
  /** Of a step: what the booking became. */
  status: z.string().optional(),
  /** Of a step: the customer's answer to a request brought it there. */
  isAnswer: z.literal(true).optional(),
  /** The picture that was asked for, sent or opened. */
  document: bookingPaper.optional(),
  /** Of an opening. */
  use: z.enum(documentUses).optional(),
  /** Of an opening; absent: nobody was asked for it then. */
  purpose: z.enum(documentPurposes).optional(),
  /** Of a message: the picture that came with it. */
  attachment: chatAttachmentSchema.optional(),
  /** Of a mail: what it told. */
  about: z.enum(mailSubjects).optional(),
  /** Of a mail: whether it has left. */
  mail: z.enum(mailStates).optional(),
  /** Of a deed: its name in the log, such as `chat.join`. */
  deed: z.string().optional(),
});

/**
 * Guests' bookings and chats under a phone number that nobody has verified: they may be another person's, so
 * they have no references. Staff who mean to open one search for the number.
 */
export const claimedRecordsSchema = z.object({
  /** +88 and eleven digits. */
  phone: z.string(),
  /** The newest hundred. */
  bookings: z.array(
    listedBookingSchema.pick({
      serviceType: true,
      serviceId: true,
      status: true,
      createdAt: true,
    }),
  ),
  /** The newest hundred. */
  chats: z.array(staffChatSchema.pick({ _id: true, status: true, createdAt: true })),
});

/** All that is known of what a person wants: one with an account, or a guest by a booking or a chat. */
export const caseSchema = z.object({
  /** Absent: a guest. */
  customer: customerSchema.optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** In which they are written to. */
  language: z.enum(contentLanguages),
  /** The newest hundred of those that are proven to be theirs. */
  bookings: z.array(listedBookingSchema),
  /** The newest hundred, likewise. */
  chats: z.array(staffChatSchema),
  /** Absent: nothing else is under their phone number. */
  claimed: claimedRecordsSchema.optional(),
  /** Of `bookings` and `chats`, the newest first. */
  entries: z.array(caseEntrySchema),
  /** There are older ones. */
  hasMore: z.boolean(),
});
