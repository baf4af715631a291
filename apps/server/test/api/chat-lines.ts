import type {
  ChatMessage,
  ClientSocketEvents,
  JoinResult,
  ServerSocketEvents,
  WatchResult,
} from '@pothik/contract';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import type { TestApp } from './app.ts';

export type TestSocket = Socket<ServerSocketEvents, ClientSocketEvents>;

/** Lets an app listen, and opens sockets to it that are closed after each test. */
export function openingSockets(get: () => Pick<TestApp, 'app'>) {
  let origin = '';
  const opened: TestSocket[] = [];
  beforeAll(async () => {
    origin = await get().app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });

  function open(options: Parameters<typeof io>[1] = {}): TestSocket {
    const socket: TestSocket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...options,
    });
    opened.push(socket);
    return socket;
  }
  return { open, origin: () => origin };
}

/** Whether a socket was let in at all. */
export const isConnected = (socket: TestSocket) =>
  new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('connect_error', () => resolve(false));
  });

export const isGone = (socket: TestSocket) =>
  vi.waitFor(() => expect(socket.connected).toBe(false), { timeout: 5_000 });

export const join = (socket: TestSocket, payload: Parameters<ClientSocketEvents['join']>[0]) =>
  new Promise<JoinResult>((resolve) => socket.emit('join', payload, resolve));

export const watch = (socket: TestSocket) =>
  new Promise<WatchResult>((resolve) => socket.emit('staff:watch', {}, resolve));

/** Keeps what a socket hears. */
export function listen(socket: TestSocket) {
  const heard: { event: string; chatId: string; message?: ChatMessage }[] = [];
  socket.onAny((event: string, payload: { chatId: string; message?: ChatMessage }) => {
    heard.push({ event, ...payload });
  });
  const contents = () =>
    heard.flatMap(({ message }) => (message ? [message.content] : [])).join(' | ');
  return { heard, contents };
}
