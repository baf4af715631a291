import type {
  Chat,
  ChatMessage,
  ChatNote,
  LeftAction,
  ReplyActions,
  StaffChat,
} from '@pothik/contract';
import type { ChatFailure } from '../machine/events.ts';
import type { DeskAct, DeskAction, Writing, WritingKind } from './state.ts';

/** Everything that can happen at the desk. Times and ids are handed in. */
export type DeskEvent =
  /** The console has begun, with what was written and not sent, by chat. */
  | { type: 'began'; writing: Readonly<Record<string, Writing>> }
  | { type: 'tabHidden' }
  | { type: 'tabShown' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'chatsFetched'; chats: readonly StaffChat[] }
  | { type: 'chatsFetchFailed' }
  | { type: 'reloadRequested' }
  | {
      type: 'conversationFetched';
      chat: StaffChat;
      messages: readonly ChatMessage[];
      notes: readonly ChatNote[];
    }
  | { type: 'conversationFetchFailed'; chatId: string; failure: ChatFailure }
  /** staff:chat, staff:note, message:new and chat:typing of the socket. */
  | { type: 'chatChanged'; chat: StaffChat }
  | { type: 'noteReceived'; chatId: string; note: ChatNote }
  | { type: 'messageReceived'; chatId: string; message: ChatMessage }
  | { type: 'typingReceived'; chatId: string }
  /** Nothing more was heard of the visitor's typing. */
  | { type: 'typingEnded'; chatId: string }
  /** A chat is looked at; without one, none is. */
  | { type: 'chatOpened'; chatId: string | undefined }
  /** With `actions`, sending does those; absent: what it did before. A reply without words does nothing. */
  | { type: 'typed'; chatId: string; kind: WritingKind; text: string; actions?: ReplyActions }
  /** What was written is to be sent. */
  | { type: 'sendRequested'; chatId: string; kind: WritingKind; clientId: string; at: string }
  /** A picture is to be sent to the visitor; the controller has its bytes. */
  | {
      type: 'pictureRequested';
      chatId: string;
      clientId: string;
      at: string;
      preview: string;
      width: number;
      height: number;
    }
  /** How much of a picture was sent, from 0 to 1. */
  | { type: 'pictureProgressed'; chatId: string; clientId: string; progress: number }
  /** The address of a message's picture opens it no more. */
  | { type: 'pictureExpired'; chatId: string; messageId: string }
  /** It has been on its way for long. */
  | { type: 'sendDelayed'; chatId: string; clientId: string }
  | { type: 'retryRequested'; chatId: string; clientId: string }
  /** Gives up one that failed or is late; a late one may have arrived all the same. */
  | { type: 'discardRequested'; chatId: string; clientId: string }
  /** With what was done and what of it was left. */
  | {
      type: 'replySent';
      chatId: string;
      message: ChatMessage;
      actions?: ReplyActions;
      left?: readonly LeftAction[] | undefined;
    }
  | { type: 'noteSent'; chatId: string; note: ChatNote }
  | { type: 'sendFailed'; chatId: string; clientId: string; failure: ChatFailure }
  | ({ type: 'actRequested'; chatId: string } & DeskAct)
  | { type: 'acted'; chatId: string; action?: DeskAction; chat: Chat | StaffChat }
  | { type: 'actFailed'; chatId: string; action?: DeskAction; failure: ChatFailure };
