import type { ChatAnswerer, ChatMessage, ChatNote, ChatSide } from '@pothik/contract';

/** What happened in a chat, told after it was stored. */
type NewsOfChat =
  /** The message as staff see it. */
  | { type: 'message'; chatId: string; message: ChatMessage }
  | { type: 'joined'; chatId: string; answeredBy?: ChatAnswerer }
  /** A colleague has it now. */
  | { type: 'handed-over'; chatId: string; answeredBy?: ChatAnswerer }
  | { type: 'closed'; chatId: string }
  /** It waits in the queue again. */
  | { type: 'returned'; chatId: string }
  | { type: 'seen'; chatId: string; senderType: ChatSide; sequence: number }
  /** Something that staff alone see: it has begun. */
  | { type: 'changed'; chatId: string }
  /** For staff alone. */
  | { type: 'note'; chatId: string; note: ChatNote };

export type ChatNews =
  | NewsOfChat
  /** Somebody of the staff was signed out, or has another role now. */
  | { type: 'sessions-ended' };

/**
 * Carries news from those who store them to the sockets of this process, which carry them on to the
 * others. What is lost on the way is not lost: whoever connects again asks for what was missed.
 */
export interface ChatBus {
  publish(news: ChatNews): void;
  subscribe(listener: (news: ChatNews) => void): void;
}

export function createChatBus(): ChatBus {
  const listeners: ((news: ChatNews) => void)[] = [];
  return {
    publish(news) {
      for (const listener of listeners) listener(news);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
