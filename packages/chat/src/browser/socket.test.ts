import { afterEach, expect, it, vi } from 'vitest';
import type { ChatEvent } from '../machine/events.ts';
import { connectSocket, openChatSocket } from './socket.ts';

const { io } = vi.hoisted(() => ({ io: vi.fn() }));
vi.mock('socket.io-client', () => ({ io }));

afterEach(() => {
  vi.unstubAllGlobals();
  io.mockReset();
});

/** What a socket shows of the session when it connects. */
function shownBy(sessionToken: Parameters<typeof connectSocket>[0]['sessionToken']): unknown {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const socket = { on: vi.fn(), off: vi.fn(), disconnect: vi.fn() };
  socket.on.mockReturnValue(socket);
  socket.off.mockReturnValue(socket);
  io.mockReturnValue(socket);
  connectSocket({ origin: '', sessionToken }).close();
  const [{ auth }] = io.mock.lastCall as [{ auth: (tell: (data: object) => void) => void }];
  let shown: object | undefined;
  auth((data) => (shown = data));
  return shown;
}

it('shows the token of the session, where there is one', () => {
  expect(shownBy(() => 'abc')).toEqual({ token: 'abc' });
  expect(shownBy(() => undefined)).toEqual({});
  expect(shownBy(undefined)).toEqual({});
});

/** A socket with what it tells, and a server that says something by it. */
function openSocket() {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const listeners = new Map<string, (payload?: unknown) => void>();
  const socket = {
    on(name: string, listener: (payload?: unknown) => void) {
      listeners.set(name, listener);
      return socket;
    },
    off: () => socket,
    disconnect: () => socket,
  };
  io.mockReturnValue(socket);
  const told: ChatEvent[] = [];
  const opened = openChatSocket({ origin: '' });
  opened.subscribe((event) => told.push(event));
  return { told, say: (name: string, payload?: unknown) => listeners.get(name)?.(payload), opened };
}

it.each([
  'message:new',
  'chat:joined',
  'chat:handed-over',
  'chat:closed',
  'chat:returned',
  'chat:typing',
  'chat:seen',
])('hears nothing in %s that does not say of which chat it is', (name) => {
  const { told, say, opened } = openSocket();
  for (const payload of [undefined, null, 'c1', {}, { chatId: 7 }]) say(name, payload);
  expect(told).toEqual([]);
  opened.close();
});

it('hears who has joined, and who answers from then on', () => {
  const { told, say, opened } = openSocket();
  const answeredBy = { firstName: 'Nasrin' };
  // What else somebody's server says of it is left out.
  say('chat:joined', { chatId: 'c1', type: 'staff', answeredBy });
  say('chat:handed-over', { chatId: 'c1', answeredBy: { firstName: 'Salma' } });
  expect(told).toEqual([
    { type: 'adminJoined', chatId: 'c1', answeredBy },
    { type: 'adminJoined', chatId: 'c1', answeredBy: { firstName: 'Salma' } },
  ]);
  opened.close();
});

it('hears that somebody has joined, and that the chat was closed', () => {
  const { told, say, opened } = openSocket();
  say('chat:joined', { chatId: 'c1' });
  say('chat:closed', { chatId: 'c1' });
  expect(told).toEqual([
    { type: 'adminJoined', chatId: 'c1' },
    { type: 'chatClosed', chatId: 'c1' },
  ]);
  opened.close();
});

it('asks for the session in the console’s cookie instead of a token', () => {
  expect(shownBy('cookie')).toEqual({ byCookie: true });
});
