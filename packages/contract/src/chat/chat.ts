import { z } from 'zod';
import { moment } from '../wire-types.ts';

/** A conversation (Specification §3). Any status but `assigned` and `closed` is waiting. */
export const chatSchema = z.object({
  _id: z.string(),
  status: z.string(),
  name: z.string().optional(),
});
export type Chat = z.infer<typeof chatSchema>;

/** A message of a conversation (Specification §3); `sequence` and `clientId` are additions. */
export const chatMessageSchema = z.object({
  _id: z.string(),
  chat: z.string(),
  senderType: z.enum(['customer', 'admin']),
  content: z.string(),
  createdAt: moment,
  /** The server's order within the chat, from 1. */
  sequence: z.int().optional(),
  /** The sender's own id of the message: the same one twice is one message. */
  clientId: z.string().optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A conversation as staff see it. */
export const staffChatSchema = chatSchema.extend({
  /** +88 and eleven digits. */
  phone: z.string(),
  /** Where the visitor was when it began: a path of the storefront. */
  page: z.string().optional(),
  serviceId: z.string().optional(),
  /** Whether the visitor is signed in. */
  userId: z.string().optional(),
  /** Who answers. */
  staff: z.object({ _id: z.string(), name: z.string() }).optional(),
  lastMessage: chatMessageSchema.optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type StaffChat = z.infer<typeof staffChatSchema>;
