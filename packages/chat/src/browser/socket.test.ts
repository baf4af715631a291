import { afterEach, expect, it, vi } from 'vitest';
import { connectSocket } from './socket.ts';

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

it('asks for the session in the console’s cookie instead of a token', () => {
  expect(shownBy('cookie')).toEqual({ byCookie: true });
});
