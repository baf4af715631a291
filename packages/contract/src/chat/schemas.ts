import { z } from 'zod';
import { fileSchema } from '../uploads/schemas.ts';
import { phone, requiredText, text } from '../wire-types.ts';
import { cannedRepliesSchema } from './canned-replies.ts';
import { chatHoursSchema, chatStateSchema, staffChatHoursSchema } from './chat-hours.ts';
import { chatMessageSchema, chatSchema } from './chat.ts';

export const startChat = {
  summary: 'Start a conversation with staff',
  body: z.object({
    name: requiredText(120, 'Please enter your name'),
    phone,
    message: text(4_000).trim().optional(),
    /** The page that the visitor was on: a path of the storefront. */
    page: text(2_000).optional(),
    serviceId: text(200).optional(),
    /** The client's own id of the start, as `Idempotency-Key` is: 32 characters nobody can guess. */
    clientId: text(100).optional(),
  }),
  result: z.object({
    chat: chatSchema,
    messages: z.array(chatMessageSchema).optional(),
    /** The credential for fetching, sending and joining; only its hash is kept. */
    visitorToken: z.string().optional(),
  }),
};

/** Only messages after this sequence number. */
export const afterSequence = z.coerce.number<number>().int().min(0);

export const getChat = {
  summary: 'A conversation and its messages',
  query: z.object({ after: afterSequence.optional() }),
  result: z.object({ chat: chatSchema, messages: z.array(chatMessageSchema) }),
};

export const sendCustomerMessage = {
  summary: 'Send a message as the visitor',
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ chat: chatSchema.optional(), message: chatMessageSchema.optional() }),
};

/** A picture, and the sender's own id of the message that it becomes. */
export const pictureBody = z.object({ picture: fileSchema, clientId: text(100).optional() });

export const sendCustomerPicture = {
  summary: 'Send a picture as the visitor',
  body: pictureBody,
  result: z.object({ chat: chatSchema, message: chatMessageSchema }),
};

export const readChatState = {
  summary: 'Whether staff answer in the chat now',
  result: chatStateSchema,
};
export const readChatHours = {
  summary: 'Opening hours of the chat',
  result: staffChatHoursSchema,
};
export const updateChatHours = {
  summary: 'Change the opening hours of the chat',
  /** The version that whoever makes the change has seen; another since then is a conflict. */
  body: chatHoursSchema.extend({ version: z.int().min(0).optional() }),
  result: staffChatHoursSchema,
};

export const readCannedReplies = {
  summary: 'Answers that staff give again and again',
  result: cannedRepliesSchema,
};
export const updateCannedReplies = {
  summary: 'Change the canned replies, all of them at once',
  body: cannedRepliesSchema,
  result: cannedRepliesSchema,
};
