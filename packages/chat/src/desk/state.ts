import type { ChatMessage, ChatNote, ReplyActions, StaffChat, StaffMember } from '@pothik/contract';
import type { OutgoingMessage } from '../machine/state.ts';

/** To the visitor, or for colleagues alone. */
export type WritingKind = 'reply' | 'note';

/** What a member of staff wrote that the server has not yet shown to have. */
export interface DeskOutgoing extends OutgoingMessage {
  kind: WritingKind;
  /** Of a reply: what is done together with it. */
  actions?: ReplyActions;
  /** With actions: the sequence number of the newest message that had come when it was sent. */
  seen?: number;
}

/** What a member of staff has written in a chat and not sent: it is kept between visits. */
export interface Writing {
  reply: string;
  note: string;
  /** The actions that sending the reply does as well; absent: none. */
  actions?: ReplyActions | undefined;
  /** In the order in which they were written. */
  outgoing: readonly DeskOutgoing[];
}

/** What was said in a chat that has been looked at. */
export interface DeskTalk {
  /** `missing`: the server knows no such chat. */
  phase: 'loading' | 'ready' | 'failed' | 'missing';
  /** In the server's order, none twice. */
  messages: readonly ChatMessage[];
  notes: readonly ChatNote[];
}

/** What can be done with a chat as a whole. */
export type DeskAction = DeskAct['action'];

/** Something to be done with a chat, with what it takes. */
export type DeskAct =
  | { action: 'join' | 'close' | 'return' | 'unread' }
  | { action: 'hand-over'; staffId: string }
  | { action: 'tag'; tag: string; isSet: boolean }
  /** Puts it off until then, a moment in UTC; absent: it comes back now. */
  | { action: 'snooze'; until?: string | undefined };

/** The desk of one member of staff: every open chat, and the one that is being looked at. */
export interface DeskState {
  me: StaffMember;
  isConnected: boolean;
  isTabHidden: boolean;
  /** How the open chats have come; once `ready` they stay, also without a line. */
  lists: 'loading' | 'ready' | 'failed';
  /** Every open chat, and those closed ones that were looked at. */
  chats: Readonly<Record<string, StaffChat>>;
  openId: string | undefined;
  talks: Readonly<Record<string, DeskTalk>>;
  writing: Readonly<Record<string, Writing>>;
  /** Chats whose visitor types now. */
  typing: readonly string[];
  /** What is being done with a chat. */
  acting: Readonly<Record<string, DeskAction>>;
}

export const noWriting: Writing = { reply: '', note: '', outgoing: [] };

/** The desk of somebody who has just come: no chat is known yet. */
export const initialDeskState = (me: StaffMember): DeskState => ({
  me,
  isConnected: false,
  isTabHidden: false,
  lists: 'loading',
  chats: {},
  openId: undefined,
  talks: {},
  writing: {},
  typing: [],
  acting: {},
});
