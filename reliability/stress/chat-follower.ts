import type { ChatMessage, ClientSocketEvents, ServerSocketEvents } from '@pothik/contract';
import { io, type Socket } from 'socket.io-client';

/** Somebody who follows chats as clients do: joins again after each break, and fetches what lies before a gap. */
export interface ChatFollower {
  /** What was shown of a chat, in the order in which it was shown. */
  shown(chatId: string): readonly ChatMessage[];
  close(): void;
}

interface Followed {
  chatId: string;
  visitorToken?: string;
}

export function followChats(
  port: number,
  chats: readonly Followed[],
  fetchAfter: (chatId: string, after: number) => Promise<readonly ChatMessage[]>,
  sessionToken?: string,
): ChatFollower {
  const known = new Map(chats.map(({ chatId }) => [chatId, new Map<number, ChatMessage>()]));
  const shown = new Map(chats.map(({ chatId }) => [chatId, [] as ChatMessage[]]));
  const fetching = new Set<string>();

  function take(chatId: string, messages: readonly ChatMessage[]) {
    const all = known.get(chatId);
    const visible = shown.get(chatId);
    if (!all || !visible) return;
    for (const message of messages) all.set(message.sequence ?? 0, message);
    for (let next = all.get(visible.length + 1); next; next = all.get(visible.length + 1)) {
      visible.push(next);
    }
    // Something came after a gap: what is before it is fetched.
    if (all.size > visible.length) void fetchGap(chatId, visible.length);
  }

  async function fetchGap(chatId: string, after: number) {
    if (fetching.has(chatId)) return;
    fetching.add(chatId);
    const missed = await fetchAfter(chatId, after);
    fetching.delete(chatId);
    take(chatId, missed);
  }

  const socket: Socket<ServerSocketEvents, ClientSocketEvents> = io(
    `http://127.0.0.1:${String(port)}`,
    {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      ...(sessionToken === undefined ? {} : { auth: { token: sessionToken } }),
    },
  );
  socket.on('connect', () => {
    for (const chat of chats) {
      socket.emit('join', { ...chat, after: shown.get(chat.chatId)?.length ?? 0 });
    }
  });
  socket.on('message:new', ({ chatId, message }) => take(chatId, [message]));
  return {
    shown: (chatId) => shown.get(chatId) ?? [],
    close: () => void socket.disconnect(),
  };
}
