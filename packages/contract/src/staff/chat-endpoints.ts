import { z } from 'zod';
import {
  chatMessageSchema,
  chatNoteSchema,
  chatSchema,
  staffChatSchema,
  staffMemberSchema,
} from '../chat/chat.ts';
import { afterSequence, pictureBody } from '../chat/chat-input.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { flag, id, pageOf, pageQuery, requiredText, searchText, text } from '../wire-types.ts';

const listQuery = pageQuery(20).extend({
  search: searchText.optional(),
  /** A field's name; with a leading hyphen, the largest first. */
  sort: text(60).optional(),
});

/** The staff's side of the live chat. */
export const staffChatEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/chats',
    access: 'agent',
    envelope: 'page',
    summary: 'Conversations by status, paged; searched by name, phone number and what was said',
    query: listQuery.extend({
      status: z.enum(['waiting', 'assigned', 'closed']).optional(),
      /** Only those that are assigned to whoever asks. */
      mine: flag.optional(),
    }),
    result: pageOf(staffChatSchema),
    provides: ['Chat'],
  }),
  colleagues: defineEndpoint({
    method: 'GET',
    path: '/admin/chats/colleagues',
    access: 'agent',
    envelope: 'fields',
    summary: 'Everybody else who may answer in conversations',
    result: z.object({ colleagues: z.array(staffMemberSchema) }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/chats/{id}',
    access: 'agent',
    envelope: 'fields',
    summary: 'A conversation with its messages and the notes of staff',
    query: z.object({ after: afterSequence.optional() }),
    result: z.object({
      chat: staffChatSchema,
      messages: z.array(chatMessageSchema),
      notes: z.array(chatNoteSchema),
    }),
    errors: ['not_found'],
    provides: ['Chat'],
  }),
  join: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/join',
    access: 'agent',
    envelope: 'fields',
    summary: 'Take a conversation',
    result: z.object({ chat: staffChatSchema }),
    errors: ['not_found', 'conflict', 'chat_closed'],
    invalidates: ['Chat'],
  }),
  sendMessage: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/messages',
    access: 'agent',
    envelope: 'fields',
    summary: 'Answer in a conversation that nobody else holds',
    body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
    result: z.object({ message: chatMessageSchema }),
    errors: ['not_found', 'conflict', 'chat_closed'],
    invalidates: ['Chat'],
  }),
  sendPicture: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/pictures',
    access: 'agent',
    envelope: 'fields',
    summary: 'Answer in a conversation with a picture',
    body: pictureBody,
    result: z.object({ message: chatMessageSchema }),
    bodyType: 'multipart',
    errors: [
      'not_found',
      'conflict',
      'chat_closed',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
    failure: 'Failed to send the picture',
    invalidates: ['Chat'],
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/close',
    access: 'agent',
    envelope: 'fields',
    summary: 'End a conversation that no colleague holds; owners end any',
    result: z.object({ chat: chatSchema }),
    errors: ['not_found', 'conflict'],
    invalidates: ['Chat'],
  }),
  returnToQueue: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/return',
    access: 'agent',
    envelope: 'fields',
    summary: 'Give a conversation back to the queue that no colleague holds; owners give back any',
    result: z.object({ chat: staffChatSchema }),
    errors: ['not_found', 'conflict', 'chat_closed'],
    invalidates: ['Chat'],
  }),
  handOver: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/hand-over',
    access: 'agent',
    envelope: 'fields',
    summary: 'Hand a conversation over to a colleague',
    body: z.object({ staffId: id }),
    result: z.object({ chat: staffChatSchema }),
    errors: ['not_found', 'chat_closed'],
    invalidates: ['Chat'],
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/admin/chats/{id}/notes',
    access: 'agent',
    envelope: 'fields',
    summary: 'Note something for colleagues; the visitor never sees it',
    body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
    result: z.object({ note: chatNoteSchema }),
    errors: ['not_found'],
    invalidates: ['Chat'],
  }),
};
