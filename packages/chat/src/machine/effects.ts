import type { StoredChat } from './state.ts';

/** What the outside is asked to do after a transition, in this order. */
export type ChatEffect =
  | { type: 'start'; name: string; phone: string; message: string; clientId: string }
  /** Messages after this sequence number; absent: all. */
  | { type: 'fetch'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'send'; chatId: string; visitorToken?: string; clientId: string; content: string }
  | { type: 'send-picture'; chatId: string; visitorToken?: string; clientId: string }
  /** Remember these pictures as on their way: a page that ends has not sent them. */
  | { type: 'keep-unsent'; clientIds: readonly string[] }
  | { type: 'join'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'leave'; chatId: string }
  /** Fetch every few seconds with backoff: the socket is down, and somebody waits. */
  | { type: 'start-polling' }
  | { type: 'stop-polling' }
  /** The other side may know that somebody types, or up to where was read. */
  | { type: 'tell-typing'; chatId: string }
  | { type: 'tell-seen'; chatId: string; sequence: number }
  /** `typing-ended` is to come unless this is asked for again. */
  | { type: 'await-typing-end' }
  | { type: 'keep'; stored: StoredChat }
  | { type: 'forget' }
  | { type: 'toast'; tone: 'error' | 'info'; message: string }
  | { type: 'ask-notification-permission' }
  | { type: 'notify'; title: string; body: string };
