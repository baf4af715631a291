import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

export const adminChats = {
  list: defineEndpoint<typeof schemas.listChats>()({
    method: 'GET',
    path: '/admin/chats',
    access: 'agent',
    summary: 'Conversations by status, paged',
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
    summary: 'Answer in a conversation',
    envelope: 'fields',
    errors: ['not_found', 'chat_closed'],
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

export const adminCatalogue = {
  createService: defineEndpoint<typeof schemas.createService>()({
    method: 'POST',
    path: '/admin/services',
    access: 'editor',
    summary: 'Add a service',
    envelope: 'data',
  }),
  updateService: defineEndpoint<typeof schemas.updateService>()({
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    summary: 'Change a service',
    envelope: 'data',
    errors: ['not_found', 'conflict'],
  }),
  deleteService: defineEndpoint<typeof schemas.deleteService>()({
    method: 'DELETE',
    path: '/admin/services/{id}',
    access: 'editor',
    summary: 'Remove a service',
    envelope: 'fields',
    errors: ['not_found'],
  }),
  createCategory: defineEndpoint<typeof schemas.createCategory>()({
    method: 'POST',
    path: '/admin/categories',
    access: 'editor',
    summary: 'Add a category',
    envelope: 'data',
    errors: ['conflict'],
  }),
  updateCategory: defineEndpoint<typeof schemas.updateCategory>()({
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    summary: 'Change a category',
    envelope: 'data',
    errors: ['not_found', 'conflict'],
  }),
  deleteCategory: defineEndpoint<typeof schemas.deleteCategory>()({
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    summary: 'Remove a category',
    envelope: 'fields',
    errors: ['not_found', 'conflict'],
  }),
  createInsight: defineEndpoint<typeof schemas.createInsight>()({
    method: 'POST',
    path: '/admin/insights',
    access: 'editor',
    summary: 'Add an article',
    envelope: 'data',
  }),
  updateInsight: defineEndpoint<typeof schemas.updateInsight>()({
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    summary: 'Change an article',
    envelope: 'data',
    errors: ['not_found'],
  }),
  deleteInsight: defineEndpoint<typeof schemas.deleteInsight>()({
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    summary: 'Remove an article',
    envelope: 'fields',
    errors: ['not_found'],
  }),
};

export const adminSettings = {
  updateBranding: defineEndpoint<typeof schemas.updateBranding>()({
    method: 'PUT',
    path: '/admin/settings/branding',
    access: 'owner',
    summary: 'Change name, logo and figures',
    envelope: 'data',
  }),
  updateContact: defineEndpoint<typeof schemas.updateContact>()({
    method: 'PUT',
    path: '/admin/settings/contact',
    access: 'owner',
    summary: 'Change phone and e-mail',
    envelope: 'data',
  }),
};

export const adminCustomers = {
  list: defineEndpoint<typeof schemas.listCustomers>()({
    method: 'GET',
    path: '/admin/customers',
    access: 'agent',
    summary: 'Customers, searched and paged',
    envelope: 'page',
  }),
};
