import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';

interface Message {
  _id: string;
  chat: string;
  senderType: 'customer' | 'admin';
  content: string;
  createdAt: string;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Another team's chat: the specification's calls and events, no tokens, no numbers, no ids of clients.
 * Its staff come at once, say back what they hear, and leave after 'bye'.
 */
export function openDesk(server: HttpServer, storefrontOrigin: string) {
  const chats = new Map<string, { status: string; messages: Message[] }>();
  const io = new Server(server, {
    transports: ['websocket'],
    cors: { origin: storefrontOrigin, credentials: true },
  });
  io.on('connection', (socket) => {
    socket.on('join', ({ chatId }: { chatId: string }) => {
      const chat = chats.get(chatId);
      void socket.join(chatId);
      if (chat?.status !== 'open') return;
      chat.status = 'assigned';
      io.to(chatId).emit('chat:joined', { chatId });
      say(chatId, 'admin', 'Welcome');
    });
    socket.on('leave', ({ chatId }: { chatId: string }) => void socket.leave(chatId));
  });

  function say(chatId: string, senderType: Message['senderType'], content: string) {
    const chat = chats.get(chatId);
    if (!chat) return;
    const _id = `${chatId}-${String(chat.messages.length)}`;
    const message = { _id, chat: chatId, senderType, content, createdAt: new Date().toISOString() };
    chat.messages.push(message);
    io.to(chatId).emit('message:new', { chatId, message });
  }

  /** The answer to a call of the chat, with its status; nothing for any other call. */
  return async (request: IncomingMessage, path: string): Promise<[object, number] | undefined> => {
    if (path === '/api/chats/start') {
      const { message } = await bodyOf(request);
      const chatId = `chat-${String(chats.size + 1)}`;
      chats.set(chatId, { status: 'open', messages: [] });
      if (message) say(chatId, 'customer', message);
      return [{ success: true, chat: { _id: chatId, status: 'open' } }, 200];
    }
    const chatId = /^\/api\/chats\/([\w-]+)/.exec(path)?.[1];
    if (chatId === undefined) return undefined;
    const chat = chats.get(chatId);
    if (!chat) return [{ success: false, message: 'Chat not found' }, 404];
    if (!path.endsWith('/messages/customer')) {
      const { status, messages } = chat;
      return [{ success: true, chat: { _id: chatId, status }, messages }, 200];
    }
    if (chat.status === 'closed') return [{ success: false, message: 'Chat is closed' }, 400];
    const { content = '' } = await bodyOf(request);
    say(chatId, 'customer', content);
    if (content === 'bye') {
      chat.status = 'closed';
      // Whether the visitor hears of it is another matter: a line may be down.
      if (chat.messages.some((message) => message.content === 'quietly'))
        return [{ success: true }, 200];
      io.to(chatId).emit('chat:closed', { chatId });
    } else {
      say(chatId, 'admin', `You said: ${content}`);
    }
    return [{ success: true }, 200];
  };
}
