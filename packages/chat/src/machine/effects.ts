import type { ChatNotice, ChatWords } from './notices.ts';
import type { GivenRating, StoredChat, UnsentMessage } from './state.ts';

/** What the outside is asked to do after a transition, in this order. */
export type ChatEffect =
  | { type: 'start'; name: string; phone: string; message: string; clientId: string }
  /** Messages after this sequence number; absent: all. */
  | { type: 'fetch'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'send'; chatId: string; visitorToken?: string; clientId: string; content: string }
  | { type: 'sendPicture'; chatId: string; visitorToken?: string; clientId: string }
  /** Try at once what is still being sent. */
  | { type: 'hurry'; clientId: string }
  /** Remember a message as on its way: a page that ends has not sent it. */
  | { type: 'keepUnsent'; message: UnsentMessage }
  | { type: 'dropUnsent'; clientId: string }
  | { type: 'rate'; chatId: string; visitorToken?: string; rating: GivenRating }
  /** The same of a rating. */
  | { type: 'keepRating'; rating: GivenRating }
  | { type: 'dropRating' }
  | { type: 'join'; chatId: string; visitorToken?: string; after?: number }
  | { type: 'leave'; chatId: string }
  /** Fetch every few seconds with backoff: the socket is down, and somebody waits. */
  | { type: 'startPolling' }
  | { type: 'stopPolling' }
  /** The other side may know that somebody types, or up to where was read. */
  | { type: 'reportTyping'; chatId: string }
  | { type: 'reportSeen'; chatId: string; sequence: number }
  /** `typingEnded` is to come unless this is asked for again. */
  | { type: 'awaitTypingEnd' }
  | { type: 'persist'; stored: StoredChat }
  | { type: 'forget' }
  | { type: 'toast'; tone: 'error' | 'info'; words: ChatWords }
  | { type: 'askNotificationPermission' }
  | { type: 'notify'; title: ChatNotice; body: string };
