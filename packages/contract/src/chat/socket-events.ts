import type { ChatMessage } from './chat.ts';

/** Whether a socket is in a chat's room now. */
export type JoinResult = { success: true } | { success: false; code: 'not_found' | 'chat_closed' };

/** What a client may emit on the socket (Specification §7); tokens are additions. */
export interface ClientSocketEvents {
  join: (
    payload: { chatId: string; visitorToken?: string; after?: number },
    /** Hears whether it worked, where it is handed in. */
    answer?: (result: JoinResult) => void,
  ) => void;
  leave: (payload: { chatId: string }) => void;
  ping: () => void;
}

/** What the server emits to those in a chat's room (Specification §7). */
export interface ServerSocketEvents {
  'message:new': (payload: { chatId: string; message: ChatMessage }) => void;
  'chat:joined': (payload: { chatId: string }) => void;
  'chat:closed': (payload: { chatId: string }) => void;
}
