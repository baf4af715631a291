import type {
  Chat,
  ChatMessage,
  ChatNote,
  LeftAction,
  ReplyActions,
  StaffChat,
} from '@pothik/contract';
import type { ChatClock, ChatPictures, ChatVisibility } from '../machine/ports.ts';
import type { DeskNews } from './effects.ts';
import type { DeskEvent } from './events.ts';
import type { Writing } from './state.ts';

/** The staff's calls of the chat. Each throws where it fails. */
export interface DeskServer {
  /** All that are waiting or assigned. */
  openChats(): Promise<readonly StaffChat[]>;
  talk(input: { chatId: string; after?: number }): Promise<{
    chat: StaffChat;
    messages: readonly ChatMessage[];
    notes: readonly ChatNote[];
  }>;
  /** Sends it and does what goes with it; tells which of that did not fit any more. */
  reply(input: {
    chatId: string;
    clientId: string;
    content: string;
    actions?: ReplyActions;
    seen?: number;
  }): Promise<{ message: ChatMessage; left?: readonly LeftAction[] | undefined }>;
  picture(
    input: { chatId: string; clientId: string; picture: Blob },
    onProgress: (share: number) => void,
  ): Promise<ChatMessage>;
  note(input: { chatId: string; clientId: string; content: string }): Promise<ChatNote>;
  join(chatId: string): Promise<Chat | StaffChat>;
  close(chatId: string): Promise<Chat | StaffChat>;
  returnToQueue(chatId: string): Promise<Chat | StaffChat>;
  snooze(chatId: string, until: string | undefined): Promise<Chat | StaffChat>;
  markUnread(chatId: string, isUnread: boolean): Promise<Chat | StaffChat>;
  tag(chatId: string, tag: string, isSet: boolean): Promise<Chat | StaffChat>;
  handOver(chatId: string, staffId: string): Promise<Chat | StaffChat>;
}

/** The socket of a member of staff; it connects again by itself until it is closed. */
export interface DeskSocket {
  watch(): void;
  join(input: { chatId: string; after?: number }): void;
  leave(chatId: string): void;
  typing(chatId: string): void;
  seen(chatId: string, sequence: number): void;
  /** @returns a function that ends the subscription. */
  subscribe(
    listener: (
      event: Extract<
        DeskEvent,
        {
          type:
            | 'connected'
            | 'disconnected'
            | 'chatChanged'
            | 'noteReceived'
            | 'messageReceived'
            | 'typingReceived';
        }
      >,
    ) => void,
  ): () => void;
  close(): void;
}

/** Where what was written and not sent is kept between visits, for one member of staff. */
export interface DeskStorage {
  read(): Readonly<Record<string, Writing>>;
  write(chatId: string, writing: Writing | undefined): void;
}

/** All that the desk's controller is handed. */
export interface DeskPorts {
  server: DeskServer;
  socket: DeskSocket;
  storage: DeskStorage;
  pictures: ChatPictures;
  visibility: ChatVisibility;
  clock: ChatClock;
  newId(): string;
  tell(news: DeskNews): void;
}
