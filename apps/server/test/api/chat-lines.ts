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

/** For as long as it may take on a busy machine what comes at once on an idle one. */
export const soon = { timeout: 30_000 };

/** Waits until it is so. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, soon);

/**
 * Lets nothing be looked at by itself every now and then. Called before the app is made, it leaves what
 * happens at once to be seen alone.
 */
export function stopRegularLooks(): void {
  vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined).unref());
}

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
  eventually(() => expect(socket.connected).toBe(false));

export const join = (socket: TestSocket, payload: Parameters<ClientSocketEvents['join']>[0]) =>
  new Promise<JoinResult>((resolve) => socket.emit('join', payload, resolve));

export const watch = (socket: TestSocket) =>
  new Promise<WatchResult>((resolve) => socket.emit('staff:watch', {}, resolve));

/** Until these sockets have heard all that was sent to them by now: packets come in their order. */
export async function haveHeard(...sockets: TestSocket[]): Promise<void> {
  for (const socket of sockets) await join(socket, { chatId: 'no-such-chat' });
}

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
