import { z } from 'zod';
import { maximumRatingCommentLength } from '../limits.ts';
import { identityProofs } from './identity-proofs.ts';
import { contentLanguages } from '../rules/content-languages.ts';
import { moment, writtenText } from '../wire-types.ts';

/** Who of the staff answers, as visitors know them: never by a whole name, never with an address. */
export const chatAnswererSchema = z.object({
  firstName: z.string(),
  /** Absolute, or relative to the API's origin. */
  imageUrl: z.string().optional(),
});

/** A visitor’s opinion of a conversation. */
export const ratingBody = z.object({
  score: z.enum(['good', 'okay', 'bad']),
  /** Absent: none. */
  comment: writtenText(maximumRatingCommentLength).optional(),
});

/** The rating of a conversation by its visitor. */
export const chatRatingSchema = ratingBody.extend({
  /** When they said so last. */
  ratedAt: moment,
});

/** A conversation (Specification §3). Any status but `assigned` and `closed` is waiting. */
export const chatSchema = z.object({
  _id: z.string(),
  status: z.string(),
  name: z.string().optional(),
  /** What visitors read while it waits outside the opening hours. */
  away: z.string().optional(),
  /** Absent: nobody does, or the server does not tell. */
  answeredBy: chatAnswererSchema.optional(),
  /**
   * Further things that its visitor can do beyond the specification: `rating`, once it is closed; `transcript`, with
   * their account. Absent: none.
   */
  offers: z.array(z.enum(['rating', 'transcript'])).optional(),
  /** Absent: its visitor has not rated it. */
  rating: chatRatingSchema.optional(),
  /** How its visitor has proven who they are. Absent: not at all; name and phone number were only typed. */
  provenBy: z.enum(identityProofs).optional(),
});

/** The words of a conversation on their way by mail. */
export const mailedTranscriptSchema = z.object({
  /** Of the visitor’s account, where they go. */
  email: z.string(),
});

/** One of the staff, as colleagues know them. */
export const staffMemberSchema = z.object({ _id: z.string(), name: z.string() });

/** A picture that came with a message. */
export const chatAttachmentSchema = z.object({
  /**
   * Absolute, or relative to the API's origin. Whoever has it can open the picture until it expires.
   * A picture that is too old is deleted: its address answers 410, and so does every later one.
   */
  url: z.string(),
  contentType: z.string(),
  /** In pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** From then on another address is needed; fetching the message again brings one. */
  expiresAt: moment.optional(),
});

/** A message of a conversation (Specification §3); what is optional is an addition. */
export const chatMessageSchema = z.object({
  _id: z.string(),
  chat: z.string(),
  senderType: z.enum(['customer', 'admin']),
  /** Empty where it is a picture without words. */
  content: z.string(),
  /** Staff ask the visitor to prove who they are. */
  asks: z.literal('identity').optional(),
  attachment: chatAttachmentSchema.optional(),
  createdAt: moment,
  /** The server's order within the chat, from 1. */
  sequence: z.int().optional(),
  /** The sender's own id of the message: the same one twice is one message. */
  clientId: z.string().optional(),
  /** Who of the staff wrote it, as they were called then; staff alone are told. */
  author: z
    .object({
      /** Absent: their account is gone. */
      _id: z.string().optional(),
      name: z.string(),
    })
    .optional(),
});

/** A conversation as staff see it. */
export const staffChatSchema = chatSchema.extend({
  /** +88 and eleven digits, as the visitor typed it: nobody has verified it. */
  phone: z.string(),
  /** Where the visitor was when it began: a path of the storefront. */
  page: z.string().optional(),
  /** Of that page. */
  language: z.enum(contentLanguages).optional(),
  serviceId: z.string().optional(),
  /** The account of the visitor, who was signed in when the chat began or has proven it since. */
  userId: z.string().optional(),
  /** Of the visitor's account, where there is one. */
  email: z.string().optional(),
  /** Who answers. */
  staff: staffMemberSchema.optional(),
  lastMessage: chatMessageSchema.optional(),
  /** Of the newest message; 0 without any. */
  lastSequence: z.int(),
  /** The sequence number up to which each side has read. */
  seen: z.object({ customer: z.int(), admin: z.int() }),
  /** Messages of the visitor that staff have not read. */
  unread: z.int(),
  /** Since when somebody waits for an answer. */
  unansweredSince: moment.optional(),
  /** Whoever answers has put it off until then, or until the visitor writes. */
  snoozedUntil: moment.optional(),
  /** Whoever answers wants to read it again. Absent: not so. */
  isMarkedUnread: z.literal(true).optional(),
  /** The tags that staff have given it, in the order in which they did. Absent: none. */
  tags: z.array(z.string()).optional(),
  createdAt: moment,
  updatedAt: moment,
});

/** What staff note about a conversation for each other; its visitor never sees it. */
export const chatNoteSchema = z.object({
  _id: z.string(),
  chat: z.string(),
  /** Absent: whoever wrote it has no account any more. */
  author: staffMemberSchema.optional(),
  content: z.string(),
  createdAt: moment,
  /** The author's own id of the note: the same one twice is one note. */
  clientId: z.string().optional(),
});
