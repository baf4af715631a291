import type { ChatAnswerer, ChatMessage, ChatNote, StaffChat } from '../generated/entities.ts';

/** One of the two sides: the visitor or staff. */
export type ChatSide = ChatMessage['senderType'];

/** Whether a socket is in a chat's room now. */
export type JoinResult = { success: true } | { success: false; code: 'not_found' | 'chat_closed' };

/** Whether a socket hears of every chat from now on. */
export type WatchResult = { success: true } | { success: false; code: 'forbidden' };

/**
 * What a client may emit on the socket (Specification §7); tokens and what follows `ping` are additions.
 * Staff show their session in the handshake: `auth: { token }`. The console, whose session lies in a cookie,
 * says `auth: { byCookie: true }` on a page of the server's own origin.
 */
export interface ClientSocketEvents {
  join: (
    payload: { chatId: string; visitorToken?: string; after?: number },
    /** Hears whether it worked, where it is handed in. */
    answer?: (result: JoinResult) => void,
  ) => void;
  leave: (payload: { chatId: string }) => void;
  ping: () => void;
  /** Somebody types in a chat that this socket has joined; told again every few seconds meanwhile. */
  typing: (payload: { chatId: string }) => void;
  /** Everything up to this message of a joined chat was read. */
  seen: (payload: { chatId: string; sequence: number }) => void;
  /** Staff want to hear of every chat; again after each connection. */
  'staff:watch': (payload: object, answer?: (result: WatchResult) => void) => void;
}

/** What the server emits (Specification §7); what follows `chat:closed` is an addition. */
export interface ServerSocketEvents {
  'message:new': (payload: { chatId: string; message: ChatMessage }) => void;
  /** Who joined is an addition. */
  'chat:joined': (payload: { chatId: string; answeredBy?: ChatAnswerer }) => void;
  'chat:closed': (payload: { chatId: string }) => void;
  /** Somebody else of the staff answers from now on. */
  'chat:handed-over': (payload: { chatId: string; answeredBy?: ChatAnswerer }) => void;
  /** The chat waits in the queue again. */
  'chat:returned': (payload: { chatId: string }) => void;
  /** One side types; it has stopped where this is not told again within `typingDuration`. */
  'chat:typing': (payload: { chatId: string; senderType: ChatSide }) => void;
  /** One side has read everything up to this message. */
  'chat:seen': (payload: { chatId: string; senderType: ChatSide; sequence: number }) => void;
  /** To staff who watch: a chat is new, or anything about it has changed. */
  'staff:chat': (payload: { chat: StaffChat }) => void;
  /** To staff who watch. */
  'staff:note': (payload: { chatId: string; note: ChatNote }) => void;
}
