import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** The visitor's side of live chat. */
export const chats = {
  start: /* @__PURE__ */ defineEndpoint<typeof schemas.startChat>()({
    method: 'POST',
    path: '/chats/start',
    access: 'anyone',
    envelope: 'fields',
    idempotent: true,
    errors: ['rate_limited', 'idempotency_conflict'],
    failure: 'Failed to start chat. Please try again.',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getChat>()({
    method: 'GET',
    path: '/chats/{id}',
    access: 'visitor',
    envelope: 'fields',
    errors: ['not_found', 'rate_limited'],
  }),
  sendCustomerMessage: /* @__PURE__ */ defineEndpoint<typeof schemas.sendCustomerMessage>()({
    method: 'POST',
    path: '/chats/{id}/messages/customer',
    access: 'visitor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found', 'chat_closed', 'rate_limited'],
  }),
  sendCustomerPicture: /* @__PURE__ */ defineEndpoint<typeof schemas.sendCustomerPicture>()({
    method: 'POST',
    path: '/chats/{id}/pictures/customer',
    access: 'visitor',
    envelope: 'fields',
    body: 'multipart',
    errors: [
      'not_found',
      'chat_closed',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
    failure: 'Failed to send the picture',
  }),
};

/** The answers that staff keep at hand. */
export const cannedReplies = {
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.readCannedReplies>()({
    method: 'GET',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
  }),
  update: /* @__PURE__ */ defineEndpoint<typeof schemas.updateCannedReplies>()({
    method: 'PUT',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
    errors: ['conflict'],
  }),
};

/** When staff answer in the chat. */
export const chatHours = {
  state: /* @__PURE__ */ defineEndpoint<typeof schemas.readChatState>()({
    method: 'GET',
    path: '/settings/chat/public',
    access: 'public',
    envelope: 'data',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.readChatHours>()({
    method: 'GET',
    path: '/admin/settings/chat',
    access: 'agent',
    envelope: 'data',
  }),
  update: /* @__PURE__ */ defineEndpoint<typeof schemas.updateChatHours>()({
    method: 'PUT',
    path: '/admin/settings/chat',
    access: 'owner',
    envelope: 'data',
    errors: ['version_conflict'],
  }),
};
