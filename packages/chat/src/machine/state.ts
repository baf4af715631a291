import type { ChatAnswerer, ChatMessage, ChatRating, IdentityProof } from '@pothik/contract';
import type { ChatNotice } from './notices.ts';

/** Who chats, as the browser keeps it (Specification §3). */
export interface ChatUser {
  name: string;
  /** +88 and eleven digits. */
  phone: string;
}

/** What the browser keeps of a conversation (Specification §3); `visitorToken` is an addition. */
export interface StoredChat {
  chatId: string;
  user: ChatUser;
  /** The credential of the conversation, where the server gives one. */
  visitorToken?: string;
}

/** A picture on its way; its bytes stay with the controller. */
export interface OutgoingPicture {
  /** An address that this page alone can show. */
  preview: string;
  /** In pixels. */
  width: number;
  height: number;
  /** How much of it was sent, from 0 to 1. */
  progress: number;
}

/** A message of the visitor that the server has not yet shown to have. */
export interface OutgoingMessage {
  /** The same message sent twice is one message. */
  clientId: string;
  /** Empty where it is a picture. */
  content: string;
  picture?: OutgoingPicture;
  /** ISO 8601. */
  createdAt: string;
  /** `late`: it is still being sent, and for so long that whoever wrote it is told. */
  delivery: 'sending' | 'late' | 'sent' | 'failed';
}

/** A message that may not have come through, as the browser keeps it while it is on its way. */
export interface UnsentMessage {
  clientId: string;
  /** Empty where it is a picture. */
  content: string;
  /** Of a picture. `preview` is where this page can show it; absent: its bytes are gone. */
  picture?: { preview?: string; width: number; height: number };
  /** ISO 8601. */
  createdAt: string;
}

/** A visitor’s opinion of a conversation. */
export type GivenRating = Pick<ChatRating, 'score' | 'comment'>;

/** The visitor’s rating of a conversation, once it is closed. */
export interface TalkRating {
  /** As the server has it; absent: it has none. */
  saved?: GivenRating;
  /** As the visitor wants it; another than `saved` is on its way, or has failed. */
  wanted?: GivenRating;
  /** The text in the field for a comment. */
  draft: string;
  delivery: 'idle' | 'sending' | 'failed';
}

/**
 * What proves who a visitor is: the link of a booking, or its reference together with its phone number. Empty: the
 * account that is signed in.
 */
export interface GivenProof {
  link?: string;
  reference?: string;
  /** +88 and eleven digits. */
  phone?: string;
}

/** A conversation that the server knows. */
export interface Conversation extends StoredChat {
  phase: 'waiting' | 'assigned' | 'closed';
  /** In the server's order, none twice. */
  messages: readonly ChatMessage[];
  /** In the order in which they were written. */
  outgoing: readonly OutgoingMessage[];
  /** The sequence number up to which staff have read; absent: the server tells nothing of it. */
  seenByStaff?: number;
  /** Set once the visitor has asked to write although nobody answers yet, or staff were there before. */
  writesWhileWaiting?: boolean;
  /** What visitors read while nobody answers. */
  away?: string;
  /** Who of the staff answers; absent: the server does not tell. */
  answeredBy?: ChatAnswerer;
  /** Absent: the server takes none. */
  rating?: TalkRating;
  /** How the visitor has proven who they are; absent: not at all, or the server does not say. */
  provenBy?: IdentityProof;
  /** Set where the server mails its words to the visitor’s account. */
  offersTranscript?: boolean;
}

/** What is wrong with the start form. */
export type StartProblem = Extract<ChatNotice, 'fillIn' | 'invalidPhone'>;

/** Where the talk with staff stands; each phase has what is legal in it and nothing else. */
export type ChatPhase =
  /** The start form, with what is wrong in it. */
  | { phase: 'none'; problem?: StartProblem }
  | { phase: 'starting'; user: ChatUser }
  /** A conversation of an earlier visit is being fetched; what is unsent may not have come through. */
  | ({
      phase: 'restoring';
      unsent?: readonly UnsentMessage[];
      unsentRating?: GivenRating;
    } & StoredChat)
  | Conversation;

/** All that the chat knows at a moment. */
export interface ChatState {
  talk: ChatPhase;
  isPanelOpen: boolean;
  isConnected: boolean;
  isTabHidden: boolean;
  /** What stands in the input. */
  draft: string;
  /** The last message of staff that came while the tab was hidden. */
  missed: string | undefined;
  /** Messages of staff that came while the panel was closed. */
  unread: number;
  isStaffTyping: boolean;
  /** The sequence number up to which the server was told on this line that the visitor has read. */
  toldSeen: number;
}

/** The chat before anything has happened. */
export const initialChatState: ChatState = {
  talk: { phase: 'none' },
  isPanelOpen: false,
  isConnected: false,
  isTabHidden: false,
  draft: '',
  missed: undefined,
  unread: 0,
  isStaffTyping: false,
  toldSeen: 0,
};
