import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { pictureErrors } from '../uploads/file.ts';
import { databaseInteger, phone, requiredText, text, writtenText } from '../wire-types.ts';
import { cannedRepliesSchema } from './canned-replies.ts';
import { chatHoursSchema, chatStateSchema, staffChatHoursSchema } from './chat-hours.ts';
import { afterSequence, pictureBody } from './chat-input.ts';
import {
  chatMessageSchema,
  chatRatingSchema,
  chatSchema,
  mailedTranscriptSchema,
  ratingBody,
} from './chat.ts';

/** The visitor's side of live chat. */
export const chatEndpoints = {
  start: defineEndpoint({
    method: 'POST',
    path: '/chats/start',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Start a conversation with staff',
    body: z.object({
      name: requiredText(120, 'name'),
      phone,
      message: writtenText(4_000).optional(),
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
    idempotent: true,
    errors: ['rate_limited', 'idempotency_conflict'],
    failure: 'Failed to start chat. Please try again.',
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/chats/{id}',
    access: 'visitor',
    envelope: 'fields',
    summary: 'A conversation and its messages',
    query: z.object({ after: afterSequence.optional() }),
    result: z.object({ chat: chatSchema, messages: z.array(chatMessageSchema) }),
    errors: ['not_found', 'rate_limited'],
  }),
  sendCustomerMessage: defineEndpoint({
    method: 'POST',
    path: '/chats/{id}/messages/customer',
    access: 'visitor',
    envelope: 'fields',
    summary: 'Send a message as the visitor',
    body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
    result: z.object({ chat: chatSchema.optional(), message: chatMessageSchema.optional() }),
    mayBeEmpty: true,
    errors: ['not_found', 'chat_closed', 'rate_limited'],
  }),
  sendCustomerPicture: defineEndpoint({
    method: 'POST',
    path: '/chats/{id}/pictures/customer',
    access: 'visitor',
    envelope: 'fields',
    summary: 'Send a picture as the visitor',
    body: pictureBody,
    result: z.object({ chat: chatSchema, message: chatMessageSchema }),
    bodyType: 'multipart',
    errors: ['not_found', 'chat_closed', ...pictureErrors],
    failure: 'Failed to send the picture',
  }),
  rate: defineEndpoint({
    method: 'PUT',
    path: '/chats/{id}/rating',
    access: 'visitor',
    envelope: 'fields',
    summary: 'Rate a closed conversation as its visitor, or change the rating',
    body: ratingBody,
    result: z.object({ rating: chatRatingSchema }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  mailTranscript: defineEndpoint({
    method: 'POST',
    path: '/chats/{id}/transcript',
    access: 'signed-in',
    envelope: 'fields',
    summary:
      'Have the words of one’s conversation mailed to the confirmed address of one’s account',
    result: mailedTranscriptSchema,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
};

/** The answers that staff keep at hand. */
export const cannedReplyEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
    summary: 'Answers that staff give again and again',
    result: cannedRepliesSchema,
    provides: ['CannedReply'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
    summary: 'Change the canned replies, all of them at once',
    body: cannedRepliesSchema,
    result: cannedRepliesSchema,
    errors: ['conflict'],
    invalidates: ['CannedReply'],
  }),
};

/** When staff answer in the chat. */
export const chatHoursEndpoints = {
  state: defineEndpoint({
    method: 'GET',
    path: '/settings/chat/public',
    access: 'public',
    envelope: 'data',
    summary: 'Whether staff answer in the chat now',
    result: chatStateSchema,
    quiet: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/settings/chat',
    access: 'agent',
    envelope: 'data',
    summary: 'Opening hours of the chat',
    result: staffChatHoursSchema,
    provides: ['ChatHours'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings/chat',
    access: 'owner',
    envelope: 'data',
    summary: 'Change the opening hours of the chat',
    /** The version that whoever makes the change has seen; another since then is a conflict. */
    body: chatHoursSchema.extend({ version: databaseInteger().optional() }),
    result: staffChatHoursSchema,
    errors: ['version_conflict'],
    invalidates: ['ChatHours'],
  }),
};
