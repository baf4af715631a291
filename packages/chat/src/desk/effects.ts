import type { LeftAction, ReplyActions, StaffChat } from '@pothik/contract';
import type { DeskAct, Writing, WritingKind } from './state.ts';

/** What a member of staff is told, in the words of whoever shows it. */
export type DeskNews =
  /** Somebody waits in the queue who did not before. */
  | { kind: 'waiting'; chat: StaffChat }
  /** The visitor of one's own chat has written. */
  | { kind: 'message'; chat: StaffChat }
  /** A colleague answers now in a chat that was one's own, or that one looks at. */
  | { kind: 'taken'; chat: StaffChat; by: string }
  /** A colleague has handed a chat over. */
  | { kind: 'handed-over'; chat: StaffChat }
  /** One's own chat went back to the queue, and not by oneself. */
  | { kind: 'returned'; chat: StaffChat }
  /** One's own chat was put off until now. */
  | { kind: 'woken'; chat: StaffChat }
  /** A colleague has closed one's own chat. */
  | { kind: 'closed'; chat: StaffChat }
  /** The page ended while a picture was on its way: it was not sent. */
  | { kind: 'picture-lost' }
  /** A reply was sent, and some of what was to be done with it did not fit any more. */
  | { kind: 'actions-left'; left: readonly LeftAction[] }
  /** A call failed; the message can be shown to people, and may be empty. */
  | { kind: 'failed'; message: string };

/** What the outside is asked to do after a transition, in this order. */
export type DeskEffect =
  | { type: 'fetchChats' }
  /** Messages after this sequence number; absent: all. */
  | { type: 'fetchConversation'; chatId: string; after?: number }
  /** Hear of every chat from now on. */
  | { type: 'watch' }
  /** Hear of this chat's messages and typing. */
  | { type: 'join'; chatId: string; after?: number }
  | { type: 'leave'; chatId: string }
  /** Fetch every few seconds with backoff: the socket is down. */
  | { type: 'startPolling' }
  | { type: 'stopPolling' }
  | {
      type: 'send';
      chatId: string;
      kind: WritingKind;
      clientId: string;
      content: string;
      actions?: ReplyActions;
      seen?: number;
    }
  | { type: 'sendPicture'; chatId: string; clientId: string }
  /** Try at once what is still being sent. */
  | { type: 'hurry'; chatId: string; clientId: string }
  | ({ type: 'act'; chatId: string } & DeskAct)
  | { type: 'reportTyping'; chatId: string }
  /** Says that everything up to this message was read. */
  | { type: 'reportSeen'; chatId: string; sequence: number }
  /** Says that a chat that was marked as unread is read. */
  | { type: 'reportRead'; chatId: string }
  /** Comes back with `typingEnded` after a while; a new one takes the place of the last. */
  | { type: 'awaitTypingEnd'; chatId: string }
  /** Keeps what was written in a chat; absent: there is nothing to keep. */
  | { type: 'persist'; chatId: string; writing: Writing | undefined }
  | { type: 'tell'; news: DeskNews };
