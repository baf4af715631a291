import type { Chat, ChatAnswerer, ChatMessage, ChatSide } from '@pothik/contract';
import type { ChatNotice } from './notices.ts';
import type { GivenRating, StoredChat, UnsentMessage } from './state.ts';

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
  /** What the chat itself says of it. */
  notice?: ChatNotice;
}

/** Everything that can happen to a chat. Times and ids are handed in. */
export type ChatEvent =
  /** The page has begun, with what the browser has kept; what is unsent was on its way. */
  | {
      type: 'began';
      stored: StoredChat | undefined;
      unsent?: readonly UnsentMessage[];
      unsentRating?: GivenRating;
    }
  /** Another tab has started a chat, or left it. */
  | { type: 'storageChanged'; stored: StoredChat | undefined }
  | { type: 'panelOpened' }
  | { type: 'panelClosed' }
  | { type: 'tabHidden' }
  | { type: 'tabShown' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  /** The start form was sent; the phone number is as it was typed. */
  | { type: 'startRequested'; name: string; phone: string; message: string; clientId: string }
  | { type: 'started'; chat: Chat; messages: readonly ChatMessage[]; visitorToken?: string }
  | { type: 'startFailed'; failure: ChatFailure }
  | { type: 'fetched'; chat: Chat; messages: readonly ChatMessage[] }
  | { type: 'fetchFailed'; chatId: string; failure: ChatFailure }
  /** The visitor wants to write although nobody answers yet. */
  | { type: 'writeWhileWaitingRequested' }
  | { type: 'typed'; draft: string }
  /** What stands in the input is to be sent. */
  | { type: 'sendRequested'; clientId: string; at: string }
  /** A picture is to be sent; the controller has its bytes. */
  | {
      type: 'pictureRequested';
      clientId: string;
      at: string;
      preview: string;
      width: number;
      height: number;
    }
  /** How much of a picture was sent, from 0 to 1. */
  | { type: 'pictureProgressed'; clientId: string; progress: number }
  /** The address of a message's picture opens it no more. */
  | { type: 'pictureExpired'; messageId: string }
  /** A message has been on its way for long. */
  | { type: 'sendDelayed'; clientId: string }
  | { type: 'retryRequested'; clientId: string }
  /** A message that failed or is late is given up; a late one may have arrived all the same. */
  | { type: 'discardRequested'; clientId: string }
  /** The server has taken a message; not every server answers with it. */
  | { type: 'sent'; chatId: string; clientId: string; message?: ChatMessage }
  | { type: 'sendFailed'; chatId: string; clientId: string; failure: ChatFailure }
  /** message:new, chat:joined and chat:closed of the socket (Specification §7). */
  | { type: 'messageReceived'; chatId: string; message: ChatMessage }
  | { type: 'adminJoined'; chatId: string; answeredBy?: ChatAnswerer }
  | { type: 'chatClosed'; chatId: string }
  /** What our server tells beyond the specification. */
  | { type: 'chatReturned'; chatId: string }
  | { type: 'typingReceived'; chatId: string; senderType: ChatSide }
  | { type: 'seenReceived'; chatId: string; senderType: ChatSide; sequence: number }
  /** Nothing was heard of typing for a while. */
  | { type: 'typingEnded' }
  /** The visitor rates a closed chat: what is left out stays; with nothing, what has failed is sent again. */
  | { type: 'rateRequested'; score?: GivenRating['score']; comment?: string | undefined }
  | { type: 'ratingCommentTyped'; comment: string }
  | { type: 'ratingSent'; chatId: string; rating: GivenRating }
  | { type: 'ratingFailed'; chatId: string; failure: ChatFailure }
  | { type: 'newChatRequested' };
