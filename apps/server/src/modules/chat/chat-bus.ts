import type { ChatMessage } from '@pothik/contract';

/** What happened in a chat, told after it was stored. */
export type ChatNews =
  | { type: 'message'; chatId: string; message: ChatMessage }
  | { type: 'joined'; chatId: string }
  | { type: 'closed'; chatId: string };

/**
 * Carries news to those who hold the sockets. What it loses is not lost: whoever connects again asks
 * for what was missed.
 */
export interface ChatBus {
  publish(news: ChatNews): void;
  subscribe(listener: (news: ChatNews) => void): void;
}

/** The bus of one process that holds all sockets itself. */
export function localChatBus(): ChatBus {
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
