import type { StoredChat } from './state.ts';

/** What the outside is asked to do after a transition, in this order. */
export type ChatEffect =
  | { type: 'start'; name: string; phone: string; message: string; clientId: string }
  /** Messages after this sequence number; absent: all. */
  | { type: 'fetch'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'send'; chatId: string; visitorToken?: string; clientId: string; content: string }
  | { type: 'join'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'leave'; chatId: string }
  /** Fetch every few seconds with backoff: the socket is down, and somebody waits. */
  | { type: 'start-polling' }
  | { type: 'stop-polling' }
  | { type: 'keep'; stored: StoredChat }
  | { type: 'forget' }
  | { type: 'toast'; tone: 'error' | 'info'; message: string }
  | { type: 'ask-notification-permission' }
  | { type: 'notify'; title: string; body: string };
