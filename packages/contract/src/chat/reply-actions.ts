import { z } from 'zod';
import { maximumTagsOfReply } from '../limits.ts';
import { tag } from '../wire-types.ts';

/** Actions on a chat together with a reply, all or nothing. */
export const replyActionsSchema = z.object({
  /** Added to those that the chat has. */
  tags: z.array(tag).max(maximumTagsOfReply).optional(),
  /** Whoever sends the reply answers in the chat from then on. */
  assignToMe: z.literal(true).optional(),
  /** The reply is the last word. */
  close: z.literal(true).optional(),
});

/** One of those actions that did not fit any more; the reply was sent all the same. */
export const leftActionSchema = z.object({
  action: z.enum(['tag', 'close']),
  /** Of `tag`: which one. */
  tag: z.string().optional(),
  /**
   * `already`: the chat has the tag; `full`: it has as many as it can have; `unread`: the visitor has
   * written something that whoever replied had not seen.
   */
  reason: z.enum(['already', 'full', 'unread']),
});
