import type { Chat, ChatMessage, ChatNote, StaffChat } from '@pothik/contract';
import type { ChatFailure } from '../machine/events.ts';
import type { DeskAction, Writing, WritingKind } from './state.ts';

/** Everything that can happen at the desk. Times and ids are handed in. */
export type DeskEvent =
  /** The console has begun, with what was written and not sent, by chat. */
  | { type: 'began'; writing: Readonly<Record<string, Writing>> }
  | { type: 'tab-hidden' }
  | { type: 'tab-shown' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'chats-fetched'; chats: readonly StaffChat[] }
  | { type: 'chats-fetch-failed' }
  | { type: 'reload-asked' }
  | {
      type: 'talk-fetched';
      chat: StaffChat;
      messages: readonly ChatMessage[];
      notes: readonly ChatNote[];
    }
  | { type: 'talk-fetch-failed'; chatId: string; failure: ChatFailure }
  /** staff:chat, staff:note, message:new and chat:typing of the socket. */
  | { type: 'chat-changed'; chat: StaffChat }
  | { type: 'note-came'; chatId: string; note: ChatNote }
  | { type: 'message-came'; chatId: string; message: ChatMessage }
  | { type: 'typing-came'; chatId: string }
  /** Nothing more was heard of the visitor's typing. */
  | { type: 'typing-ended'; chatId: string }
  /** A chat is looked at; without one, none is. */
  | { type: 'chat-opened'; chatId: string | undefined }
  | { type: 'typed'; chatId: string; kind: WritingKind; text: string }
  /** What was written is to be sent. */
  | { type: 'send-asked'; chatId: string; kind: WritingKind; clientId: string; at: string }
  /** A picture is to be sent to the visitor; the controller has its bytes. */
  | {
      type: 'picture-asked';
      chatId: string;
      clientId: string;
      at: string;
      preview: string;
      width: number;
      height: number;
    }
  /** How much of a picture was sent, from 0 to 1. */
  | { type: 'picture-progressed'; chatId: string; clientId: string; progress: number }
  /** The address of a message's picture opens it no more. */
  | { type: 'picture-expired'; chatId: string; messageId: string }
  | { type: 'retry-asked'; chatId: string; clientId: string }
  /** Gives up a message that was not sent. */
  | { type: 'discard-asked'; chatId: string; clientId: string }
  | { type: 'reply-sent'; chatId: string; message: ChatMessage }
  | { type: 'note-sent'; chatId: string; note: ChatNote }
  | { type: 'send-failed'; chatId: string; clientId: string; failure: ChatFailure }
  | { type: 'act-asked'; chatId: string; action: Exclude<DeskAction, 'hand-over'> }
  | { type: 'act-asked'; chatId: string; action: 'hand-over'; staffId: string }
  | { type: 'acted'; chatId: string; chat: Chat | StaffChat }
  | { type: 'act-failed'; chatId: string; failure: ChatFailure };
