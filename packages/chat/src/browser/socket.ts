import { socketSettings, type ClientSocketEvents, type ServerSocketEvents } from '@pothik/contract';
import { io, type Socket } from 'socket.io-client';
import type { ChatSocket } from '../machine/ports.ts';

export interface SocketOptions {
  /** The server's origin; empty: the page's own. */
  origin: string;
  /** Of the current user; asked for at each connection. `cookie`: it lies in the console's cookie. */
  sessionToken?: (() => string | undefined) | 'cookie' | undefined;
}

/**
 * Connects as the specification has it (§7, §9): WebSocket alone, and never given up.
 *
 * @returns the socket, and a function that ends it.
 */
export function connectSocket({ origin, sessionToken }: SocketOptions) {
  const { transports, reconnectionDelay, reconnectionDelayMax, timeout } = socketSettings;
  const options = {
    transports: [...transports],
    withCredentials: true,
    reconnectionAttempts: Infinity,
    ...{ reconnectionDelay, reconnectionDelayMax, timeout },
    forceNew: true,
    auth: (tell: (data: object) => void) => {
      const token = sessionToken === 'cookie' ? undefined : sessionToken?.();
      if (sessionToken === 'cookie') tell({ byCookie: true });
      else tell(token === undefined ? {} : { token });
    },
  };
  const socket: Socket<ServerSocketEvents, ClientSocketEvents> =
    origin === '' ? io(options) : io(origin, options);

  let retry: ReturnType<typeof setTimeout> | undefined;
  // Whom the server sends away does not come back by itself.
  const comeBack = () => {
    if (socket.active) return;
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), reconnectionDelayMax);
  };
  socket.on('disconnect', comeBack);
  socket.on('connect_error', comeBack);
  // A phone that wakes up need not wait for its timer.
  const connectNow = () => {
    if (socket.connected) return;
    clearTimeout(retry);
    socket.disconnect().connect();
  };
  addEventListener('online', connectNow);
  const ping = setInterval(() => {
    if (socket.connected) socket.emit('ping');
  }, socketSettings.pingInterval);

  const close = () => {
    clearInterval(ping);
    clearTimeout(retry);
    removeEventListener('online', connectNow);
    socket.off('disconnect', comeBack).off('connect_error', comeBack);
    socket.disconnect();
  };
  return { socket, close };
}

/** The chat's socket, as visitors have it. */
export function openChatSocket(options: SocketOptions): ChatSocket {
  const { socket, close } = connectSocket(options);
  return {
    join: (payload) => void socket.emit('join', payload),
    leave: (chatId) => {
      if (socket.connected) socket.emit('leave', { chatId });
    },
    // Nobody is told later that somebody typed before.
    typing: (chatId) => void socket.volatile.emit('typing', { chatId }),
    seen: (chatId, sequence) => {
      if (socket.connected) socket.emit('seen', { chatId, sequence });
    },
    subscribe(listener) {
      const hear = <Name extends keyof ServerSocketEvents>(
        name: Name,
        told: ServerSocketEvents[Name],
      ) => {
        // Socket.IO can't see that a name and its listener belong together.
        socket.on(name, told as never);
        return () => void socket.off(name, told as never);
      };
      const connect = () => listener({ type: 'connected' });
      const disconnect = () => listener({ type: 'disconnected' });
      socket.on('connect', connect).on('disconnect', disconnect);
      const joined: ServerSocketEvents['chat:joined'] = (payload) => {
        if (!namesChat(payload)) return;
        const { chatId, answeredBy } = payload;
        listener({ type: 'adminJoined', chatId, ...(answeredBy && { answeredBy }) });
      };
      const ends = [
        hear('message:new', (payload) => {
          if (namesChat(payload) && isMessage(payload))
            listener({ type: 'messageReceived', ...payload });
        }),
        hear('chat:joined', joined),
        hear('chat:handed-over', joined),
        hear('chat:closed', (payload) => {
          if (namesChat(payload)) listener({ type: 'chatClosed', chatId: payload.chatId });
        }),
        hear('chat:returned', (payload) => {
          if (namesChat(payload)) listener({ type: 'chatReturned', chatId: payload.chatId });
        }),
        hear('chat:typing', (payload) => {
          if (namesChat(payload)) listener({ type: 'typingReceived', ...payload });
        }),
        hear('chat:seen', (payload) => {
          if (namesChat(payload)) listener({ type: 'seenReceived', ...payload });
        }),
      ];
      return () => {
        socket.off('connect', connect).off('disconnect', disconnect);
        for (const end of ends) end();
      };
    },
    close,
  };
}

/** Whether news of somebody else's server say which chat they are of; without that they are of none. */
const namesChat = (payload: unknown): boolean =>
  typeof (Object(payload) as { chatId?: unknown }).chatId === 'string';

/** Whether somebody else's server sent what the specification says. */
function isMessage(payload: unknown): boolean {
  const { message } = Object(payload) as { message?: unknown };
  const { _id, content } = Object(message) as Record<string, unknown>;
  return typeof _id === 'string' && typeof content === 'string';
}
