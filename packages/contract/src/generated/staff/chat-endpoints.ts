// Generated from src/staff/chat-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type {
  Chat,
  ChatMessage,
  ChatNote,
  LeftAction,
  ReplyActions,
  StaffChat,
  StaffMember,
} from '../entities.ts';
import type { ChatSort } from '../../staff/chat-sorts.ts';

/** The staff's side of the live chat. What is done in a chat stands under a person's name. */
export const staffChatEndpoints = {
  /** Conversations by status, paged; searched by name, phone number and what was said. */
  list: { method: 'GET', path: '/admin/chats', access: 'agent', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      /** Default: the newest change first; of those that wait, the longest wait. */
      sort?: ChatSort | undefined;
      status?: 'assigned' | 'closed' | 'waiting' | undefined;
      /** Only those that are assigned to whoever asks. */
      mine?: boolean | undefined;
    },
    Page<StaffChat>
  >,
  /** Everybody else who may answer in conversations. */
  colleagues: {
    method: 'GET',
    path: '/admin/chats/colleagues',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<object, { colleagues: StaffMember[] }>,
  /** A conversation with its messages and the notes of staff. */
  get: {
    method: 'GET',
    path: '/admin/chats/{id}',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      after?: number | undefined;
    },
    {
      chat: StaffChat;
      messages: ChatMessage[];
      notes: ChatNote[];
    }
  >,
  /** Take a conversation. */
  join: {
    method: 'POST',
    path: '/admin/chats/{id}/join',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { chat: StaffChat }>,
  /** Answer in a conversation that nobody else holds, and tag or close it in one. */
  sendMessage: {
    method: 'POST',
    path: '/admin/chats/{id}/messages',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      content: string;
      clientId?: string | undefined;
      /** Done with the message or not at all. Sent again under the same `clientId`, done once. */
      actions?: ReplyActions | undefined;
      /** Of the newest message that the sender has seen: nothing that came later is closed over. */
      seen?: number | undefined;
    },
    {
      message: ChatMessage;
      /** Those of the actions that did not fit any more. Absent: all were done. */
      left?: LeftAction[] | undefined;
    }
  >,
  /** Answer in a conversation with a picture. */
  sendPicture: {
    method: 'POST',
    path: '/admin/chats/{id}/pictures',
    access: 'agent',
    envelope: 'fields',
    bodyType: 'multipart',
    failure: 'Failed to send the picture',
  } as Endpoint<
    {
      id: string;
      picture: Blob;
      clientId?: string | undefined;
    },
    { message: ChatMessage }
  >,
  /** Ask the visitor, in a message in their language, to prove who they are. */
  askIdentity: {
    method: 'POST',
    path: '/admin/chats/{id}/identity-requests',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { message: ChatMessage }>,
  /** End a conversation that no colleague holds; owners end any. */
  close: {
    method: 'POST',
    path: '/admin/chats/{id}/close',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { chat: Chat }>,
  /** Give a conversation back to the queue that no colleague holds; owners give back any. */
  returnToQueue: {
    method: 'POST',
    path: '/admin/chats/{id}/return',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { chat: StaffChat }>,
  /** Hand a conversation over to a colleague. */
  handOver: {
    method: 'POST',
    path: '/admin/chats/{id}/hand-over',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      staffId: string;
    },
    { chat: StaffChat }
  >,
  /** Put off a conversation in which one answers; it comes back when its visitor writes. */
  snooze: {
    method: 'POST',
    path: '/admin/chats/{id}/snooze',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      until?: string | undefined;
    },
    { chat: StaffChat }
  >,
  /** Mark a conversation in which one answers as unread, or take that back. */
  markUnread: {
    method: 'POST',
    path: '/admin/chats/{id}/unread',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      isUnread: boolean;
    },
    { chat: StaffChat }
  >,
  /** Tag a conversation, or take a tag off it. */
  tag: {
    method: 'POST',
    path: '/admin/chats/{id}/tags',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      tag: string;
      isSet: boolean;
    },
    { chat: StaffChat }
  >,
  /** Mail the words of a conversation to the confirmed address of its visitor’s account. */
  mailTranscript: {
    method: 'POST',
    path: '/admin/chats/{id}/transcript',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** Of the visitor’s account, where they go. */
      email: string;
    }
  >,
  /** Note something for colleagues; the visitor never sees it. */
  addNote: {
    method: 'POST',
    path: '/admin/chats/{id}/notes',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      content: string;
      clientId?: string | undefined;
    },
    { note: ChatNote }
  >,
};
