import type { Chat, ChatMessage, ChatSide } from '@pothik/contract';
import type { StoredChat } from './state.ts';

/** What went wrong with a call, as far as the conversation cares. */
export interface ChatFailure {
  /**
   * - `closed`: staff have ended the conversation.
   * - `gone`: the server does not know it, or not this visitor.
   * - `unreachable`: no answer came.
   */
  kind: 'closed' | 'gone' | 'unreachable' | 'other';
  /** Can be shown to people; empty: there are no words. */
  message: string;
}

/** Everything that can happen to a chat. Times and ids are handed in. */
export type ChatEvent =
  /** The page has begun, with what the browser has kept; `unsent` were pictures on their way. */
  | { type: 'began'; stored: StoredChat | undefined; unsent?: readonly string[] }
  /** Another tab has started a chat, or left it. */
  | { type: 'kept-elsewhere'; stored: StoredChat | undefined }
  | { type: 'panel-opened' }
  | { type: 'panel-closed' }
  | { type: 'tab-hidden' }
  | { type: 'tab-shown' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  /** The start form was sent; the phone number is as it was typed. */
  | { type: 'start-asked'; name: string; phone: string; message: string; clientId: string }
  | { type: 'started'; chat: Chat; messages: readonly ChatMessage[]; visitorToken?: string }
  | { type: 'start-failed'; failure: ChatFailure }
  | { type: 'fetched'; chat: Chat; messages: readonly ChatMessage[] }
  | { type: 'fetch-failed'; chatId: string; failure: ChatFailure }
  | { type: 'typed'; draft: string }
  /** What stands in the input is to be sent. */
  | { type: 'send-asked'; clientId: string; at: string }
  /** A picture is to be sent; the controller has its bytes. */
  | {
      type: 'picture-asked';
      clientId: string;
      at: string;
      preview: string;
      width: number;
      height: number;
    }
  /** How much of a picture was sent, from 0 to 1. */
  | { type: 'picture-progressed'; clientId: string; progress: number }
  /** The address of a message's picture opens it no more. */
  | { type: 'picture-expired'; messageId: string }
  | { type: 'retry-asked'; clientId: string }
  /** A failed message is given up. */
  | { type: 'discard-asked'; clientId: string }
  /** The server has taken a message; not every server answers with it. */
  | { type: 'sent'; chatId: string; clientId: string; message?: ChatMessage }
  | { type: 'send-failed'; chatId: string; clientId: string; failure: ChatFailure }
  /** message:new, chat:joined and chat:closed of the socket (Specification §7). */
  | { type: 'message-came'; chatId: string; message: ChatMessage }
  | { type: 'admin-joined'; chatId: string }
  | { type: 'chat-closed'; chatId: string }
  /** What our server tells beyond the specification. */
  | { type: 'chat-returned'; chatId: string }
  | { type: 'typing-came'; chatId: string; senderType: ChatSide }
  | { type: 'seen-came'; chatId: string; senderType: ChatSide; sequence: number }
  /** Nothing was heard of typing for a while. */
  | { type: 'typing-ended' }
  | { type: 'new-chat-asked' };
