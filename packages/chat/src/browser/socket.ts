import { socketSettings, type ClientSocketEvents, type ServerSocketEvents } from '@pothik/contract';
import { io, type Socket } from 'socket.io-client';
import type { ChatSocket } from '../ports.ts';

export interface SocketOptions {
  /** The server's origin; empty: the page's own. */
  origin: string;
  /** Of who is signed in; asked for at each connection. */
  sessionToken?: (() => string | undefined) | undefined;
}

/** The chat's socket as the specification has it (§7, §9): WebSocket alone, and never given up. */
export function openChatSocket({ origin, sessionToken }: SocketOptions): ChatSocket {
  const { transports, reconnectionDelay, reconnectionDelayMax, timeout } = socketSettings;
  const options = {
    transports: [...transports],
    withCredentials: true,
    reconnectionAttempts: Infinity,
    ...{ reconnectionDelay, reconnectionDelayMax, timeout },
    forceNew: true,
    auth: (tell: (data: object) => void) => {
      const token = sessionToken?.();
      tell(token === undefined ? {} : { token });
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

  return {
    join: (payload) => void socket.emit('join', payload),
    leave: (chatId) => {
      if (socket.connected) socket.emit('leave', { chatId });
    },
    subscribe(listener) {
      const listeners = {
        connect: () => listener({ type: 'connected' }),
        disconnect: () => listener({ type: 'disconnected' }),
        'message:new': (payload: Parameters<ServerSocketEvents['message:new']>[0]) => {
          if (isMessage(payload)) listener({ type: 'message-came', ...payload });
        },
        'chat:joined': ({ chatId }: { chatId: string }) =>
          listener({ type: 'admin-joined', chatId }),
        'chat:closed': ({ chatId }: { chatId: string }) =>
          listener({ type: 'chat-closed', chatId }),
      };
      socket.on('connect', listeners.connect);
      socket.on('disconnect', listeners.disconnect);
      socket.on('message:new', listeners['message:new']);
      socket.on('chat:joined', listeners['chat:joined']);
      socket.on('chat:closed', listeners['chat:closed']);
      return () => {
        socket.off('connect', listeners.connect);
        socket.off('disconnect', listeners.disconnect);
        socket.off('message:new', listeners['message:new']);
        socket.off('chat:joined', listeners['chat:joined']);
        socket.off('chat:closed', listeners['chat:closed']);
      };
    },
    close() {
      clearInterval(ping);
      clearTimeout(retry);
      removeEventListener('online', connectNow);
      socket.off('disconnect', comeBack).off('connect_error', comeBack);
      socket.disconnect();
    },
  };
}

/** Whether somebody else's server sent what the specification says. */
function isMessage(payload: unknown): boolean {
  const { message } = Object(payload) as { message?: unknown };
  const { _id, content } = Object(message) as Record<string, unknown>;
  return typeof _id === 'string' && typeof content === 'string';
}
