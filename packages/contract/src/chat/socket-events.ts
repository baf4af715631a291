import type { ChatMessage } from './chat.ts';

/** What a client may emit on the socket (Specification §7); tokens are additions. */
export interface ClientSocketEvents {
  join: (payload: { chatId: string; visitorToken?: string; after?: number }) => void;
  leave: (payload: { chatId: string }) => void;
  ping: () => void;
}

/** What the server emits to those in a chat's room (Specification §7). */
export interface ServerSocketEvents {
  'message:new': (payload: { chatId: string; message: ChatMessage }) => void;
  'chat:joined': (payload: { chatId: string }) => void;
  'chat:closed': (payload: { chatId: string }) => void;
}
