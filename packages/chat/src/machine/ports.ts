import type { Chat, ChatMessage } from '@pothik/contract';
import type { ChatEvent } from './events.ts';
import type { GivenProof, GivenRating, StoredChat, UnsentMessage } from './state.ts';
import type { ChatNotice } from './notices.ts';

/** The calls of a chat (Specification §7). Each throws where it fails. */
export interface ChatServer {
  start(input: {
    name: string;
    phone: string;
    message: string;
    clientId: string;
  }): Promise<{ chat: Chat; messages: readonly ChatMessage[]; visitorToken?: string }>;
  fetch(input: {
    chatId: string;
    visitorToken?: string;
    after?: number;
  }): Promise<{ chat: Chat; messages: readonly ChatMessage[] }>;
  send(input: {
    chatId: string;
    visitorToken?: string;
    clientId: string;
    content: string;
  }): Promise<ChatMessage | undefined>;
  /** Asked only of a server that gave a visitor token. */
  sendPicture(
    input: { chatId: string; visitorToken?: string; clientId: string; picture: Blob },
    onProgress: (share: number) => void,
  ): Promise<ChatMessage | undefined>;
  /** Asked only of a server that offers it. */
  rate(input: { chatId: string; visitorToken?: string; rating: GivenRating }): Promise<void>;
  /** Called only if staff have asked for it. */
  prove(input: { chatId: string; visitorToken?: string; proof: GivenProof }): Promise<Chat>;
}

/** The socket; it connects again by itself until it is closed. */
export interface ChatSocket {
  join(input: { chatId: string; visitorToken?: string; after?: number }): void;
  leave(chatId: string): void;
  /** Tells the others that somebody types. */
  typing(chatId: string): void;
  /** Tells that everything up to a message was read. */
  seen(chatId: string, sequence: number): void;
  /** @returns a function that ends the subscription. */
  subscribe(
    listener: (
      event: Extract<
        ChatEvent,
        {
          type:
            | 'connected'
            | 'disconnected'
            | 'messageReceived'
            | 'adminJoined'
            | 'chatClosed'
            | 'chatReturned'
            | 'typingReceived'
            | 'seenReceived';
        }
      >,
    ) => void,
  ): () => void;
  close(): void;
}

/** Where the browser keeps a conversation between visits. */
export interface ChatStorage {
  read(): StoredChat | undefined;
  write(stored: StoredChat): void;
  /** Forgets the conversation, and what was not sent of it. */
  clear(): void;
  /** The messages of the kept conversation that may not have come through, in the order of their writing. */
  readUnsent(): readonly UnsentMessage[];
  /** Keeps a message until it is dropped; one that is kept already stays as it is. `picture` is what it shows. */
  keepUnsent(message: UnsentMessage, picture?: Blob): void;
  /** The bytes of a picture that may not have come through. Absent: none are kept. */
  readPicture?(clientId: string): Promise<Blob | undefined>;
  dropUnsent(clientId: string): void;
  /** The rating of the kept conversation that may not have come through. */
  readRating(): GivenRating | undefined;
  /** Keeps a rating in place of the one before. */
  keepRating(rating: GivenRating): void;
  dropRating(): void;
  /** Hears what other tabs keep from now on. @returns a function that ends the subscription. */
  subscribe(listener: (stored: StoredChat | undefined) => void): () => void;
}

/** Shows pictures that lie on this device. */
export interface ChatPictures {
  /** @returns an address that this page can show until it is forgotten. */
  show(picture: Blob): string;
  forget(address: string): void;
}

/** Whether somebody can see the page. */
export interface ChatVisibility {
  isHidden(): boolean;
  /** @returns a function that ends the subscription. */
  subscribe(listener: (isHidden: boolean) => void): () => void;
}

/** Notifications of the browser (Specification §9). */
export interface ChatNotifications {
  askPermission(): Promise<void>;
  show(title: string, body: string): void;
}

/** The time that the chat goes by: moments, and what is done after a while. */
export interface ChatClock {
  /** ISO 8601. */
  now(): string;
  /** @returns a function that calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** All that the machine's controller is handed. */
export interface ChatPorts {
  server: ChatServer;
  socket: ChatSocket;
  storage: ChatStorage;
  pictures: ChatPictures;
  notifications: ChatNotifications;
  visibility: ChatVisibility;
  clock: ChatClock;
  newId(): string;
  toast(tone: 'error' | 'info', message: string): void;
  /** What the chat says by itself in the language of the app; default: English. */
  notices?: Readonly<Record<ChatNotice, string>>;
}
