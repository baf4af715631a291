import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** The staff's side of the live chat. */
export const adminChats = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listChats>()({
    method: 'GET',
    path: '/admin/chats',
    access: 'agent',
    envelope: 'page',
  }),
  colleagues: /* @__PURE__ */ defineEndpoint<typeof schemas.listColleagues>()({
    method: 'GET',
    path: '/admin/chats/colleagues',
    access: 'agent',
    envelope: 'fields',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getChat>()({
    method: 'GET',
    path: '/admin/chats/{id}',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  join: /* @__PURE__ */ defineEndpoint<typeof schemas.joinChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/join',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'chat_closed'],
  }),
  sendMessage: /* @__PURE__ */ defineEndpoint<typeof schemas.sendStaffMessage>()({
    method: 'POST',
    path: '/admin/chats/{id}/messages',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'chat_closed'],
  }),
  sendPicture: /* @__PURE__ */ defineEndpoint<typeof schemas.sendStaffPicture>()({
    method: 'POST',
    path: '/admin/chats/{id}/pictures',
    access: 'agent',
    envelope: 'fields',
    body: 'multipart',
    errors: [
      'not_found',
      'conflict',
      'chat_closed',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
    failure: 'Failed to send the picture',
  }),
  close: /* @__PURE__ */ defineEndpoint<typeof schemas.closeChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/close',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict'],
  }),
  returnToQueue: /* @__PURE__ */ defineEndpoint<typeof schemas.returnChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/return',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'conflict', 'chat_closed'],
  }),
  handOver: /* @__PURE__ */ defineEndpoint<typeof schemas.handOverChat>()({
    method: 'POST',
    path: '/admin/chats/{id}/hand-over',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found', 'chat_closed'],
  }),
  addNote: /* @__PURE__ */ defineEndpoint<typeof schemas.addChatNote>()({
    method: 'POST',
    path: '/admin/chats/{id}/notes',
    access: 'agent',
    envelope: 'fields',
    errors: ['not_found'],
  }),
};
