import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** The staff's side of the live chat. */
export const adminChats = {
  list: defineEndpoint<typeof schemas.listChats>()({
    method: 'GET',
    path: '/admin/chats',
    access: 'agent',
    summary: 'Conversations by status, paged; searched by name, phone number and what was said',
    envelope: 'page',
  }),
  colleagues: defineEndpoint<typeof schemas.listColleagues>()({
    method: 'GET',
    path: '/admin/chats/colleagues',
    access: 'agent',
    summary: 'Everybody else who may answer in conversations',
    envelope: 'fields',
  }),
  get: defineEndpoint<typeof schemas.getChat>()({
    method: 'GET',
    path: '/admin/chats/{id}',
    access: 'agent',
    summary: 'A conversation with its messages and the notes of staff',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  join: defineEndpoint<typeof schemas.joinChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/join',
    access: 'agent',
    summary: 'Take a conversation',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'chat_closed'],
  }),
  sendMessage: defineEndpoint<typeof schemas.sendStaffMessage>()({
    method: 'POST',
    path: '/admin/chats/{id}/messages',
    access: 'agent',
    summary: 'Answer in a conversation that nobody else holds',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'chat_closed'],
  }),
  close: defineEndpoint<typeof schemas.closeChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/close',
    access: 'agent',
    summary: 'End a conversation',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  returnToQueue: defineEndpoint<typeof schemas.returnChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/return',
    access: 'agent',
    summary: 'Give a conversation back to the queue',
    envelope: 'fields',
    errors: ['not_found', 'chat_closed'],
  }),
  handOver: defineEndpoint<typeof schemas.handOverChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/hand-over',
    access: 'agent',
    summary: 'Hand a conversation over to a colleague',
    envelope: 'fields',
    errors: ['not_found', 'chat_closed'],
  }),
  addNote: defineEndpoint<typeof schemas.addChatNote>()({
    method: 'POST',
    path: '/admin/chats/{id}/notes',
    access: 'agent',
    summary: 'Note something for colleagues; the visitor never sees it',
    envelope: 'fields',
    errors: ['not_found'],
  }),
};
