import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Figure } from '../figure.ts';
import { measureBesideAttack, repeatAtOnce } from './beside-attack.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

/** How many sockets of one network join chats that they know nothing of, again and again. */
const joining = 1_500;
/** How many sign-ins are tried at once, from one network and from as many as a botnet has. */
const guesses = 40;

const attacker = '198.51.100.7';
const visitor = '203.0.113.20';

let strangers = 0;
/** A network that nobody has come from yet. */
function newNetwork(): string {
  strangers += 1;
  return `192.${String(strangers >> 16)}.${String((strangers >> 8) & 255)}.${String(strangers & 255)}`;
}

interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** The server believes this machine whom it calls for. */
const callAs = (origin: string, path: string, from: string, init: Call = {}) =>
  fetch(`${origin}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...init.headers },
  });

const post = (body: object): Call => ({ method: 'POST', body: JSON.stringify(body) });

const account = {
  name: 'Rahima Begum',
  email: 'rahima@example.com',
  phone: '01712345678',
  password: 'river-boat-seven',
};

/** Connects, asks to join chats that are not there, and leaves. */
async function joinAsStranger(origin: string): Promise<void> {
  const socket = io(origin, {
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': attacker },
    forceNew: true,
    reconnection: false,
  });
  const ended = Promise.withResolvers<undefined>();
  socket.on('connect_error', () => ended.resolve(undefined));
  socket.on('disconnect', () => ended.resolve(undefined));
  socket.on('connect', () => {
    const join = (turn: number) => {
      if (turn === 20) return void socket.disconnect();
      const payload = { chatId: `chat-${String(turn)}`, visitorToken: 'A'.repeat(43) };
      socket.emit('join', payload, () => join(turn + 1));
    };
    join(0);
  });
  await ended.promise;
  // It is the server that is measured, not how fast this process can connect.
  await pause(1_000);
}

/** What visitors wait for, alone and while strangers do to the server what costs it most. */
export const callsBesideAttack = (): Promise<Figure[]> =>
  withPostgres(async (url) => {
    const server = await startMeasuredServer({ DATABASE_URL: url, TRUSTED_PROXIES: 'loopback' });
    const call = async (path: string, init?: Call) => {
      const answer = await callAs(server.origin, path, visitor, init);
      const said = await answer.text();
      if (!answer.ok) throw new Error(`a visitor was refused: ${said}`);
      return said;
    };
    const guessAs = (addressOf: () => string) => () =>
      repeatAtOnce(guesses, async () => {
        const guess = post({ email: 'karim@example.com', password: 'wrong-password' });
        await (await callAs(server.origin, '/auth/login', addressOf(), guess)).arrayBuffer();
      });
    try {
      const registered = await call('/auth/register', post(account));
      const { token } = JSON.parse(registered) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      const signIn = () =>
        call('/auth/login', post({ email: account.email, password: account.password }));
      return [
        await measureBesideAttack({
          name: `one's bookings beside ${String(joining)} joining sockets of one network`,
          honest: () => call('/bookings/my-bookings', { headers }),
          attack: () => repeatAtOnce(joining, () => joinAsStranger(server.origin)),
        }),
        await measureBesideAttack({
          name: `signing in beside ${String(guesses)} at once who guess, of one network`,
          honest: signIn,
          attack: guessAs(() => attacker),
        }),
        await measureBesideAttack({
          name: `signing in beside ${String(guesses)} at once who guess, each of another network`,
          honest: signIn,
          attack: guessAs(newNetwork),
        }),
      ];
    } finally {
      await server.stop();
    }
  });
