import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@pothik/tooling/free-ports';
import type { Figure } from '../figure.ts';
import { startFloor } from '../load.ts';
import { startMeasuredServer } from './measured-server.ts';
import { openRawSocket } from './raw-socket.ts';
import { withPostgres } from './with-postgres.ts';

/** So many messages are sent one after the other; the first ones warm up and do not count. */
const messages = { warming: 40, counted: 400 };

/** A chat takes 60 messages a minute: so many chats are written to in turn. */
const chats = 10;

/** How many times as long as a bare server that stores a row half of the messages may take at most. */
const allowed = 6;

/** Two processes may take so many times as long for them as one. */
const allowedBetween = 3;

const staff = { STAFF_EMAIL: 'bench@pothik.example', STAFF_PASSWORD: 'bench-of-the-chat' };

/** How long half of the messages, and all but one of a hundred, took. */
interface Delivery {
  p50: number;
  p99: number;
}

async function measure(deliver: (count: number) => Promise<void>): Promise<Delivery> {
  const times: number[] = [];
  for (let count = 0; count < messages.warming + messages.counted; count += 1) {
    const begun = performance.now();
    await deliver(count);
    if (count >= messages.warming) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function post(
  address: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/** From one socket to another one, through a bare Socket.IO server that stores nothing. */
async function measureEcho(): Promise<Delivery> {
  const floor = await startFloor('floor-sockets.ts', []);
  try {
    const [one, other] = [await openRawSocket(floor.origin), await openRawSocket(floor.origin)];
    return await measure((count) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      other.on('said', () => resolve(undefined));
      one.emit('say', `message ${String(count)}`);
      return promise;
    });
  } finally {
    await floor.stop();
  }
}

/** From a request to a socket, through a bare server that stores one row. */
const measureFloor = (): Promise<Delivery> =>
  withPostgres(async (url) => {
    const floor = await startFloor('floor-chat.ts', [url]);
    try {
      const socket = await openRawSocket(floor.origin);
      return await measure(async (count) => {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        socket.on('said', () => resolve(undefined));
        await Promise.all([promise, post(floor.origin, { content: `message ${String(count)}` })]);
      });
    } finally {
      await floor.stop();
    }
  });

/** From a visitor who writes at one process to staff who are connected to another, or to the same one. */
async function measureOurs(atVisitor: string, atStaff: string): Promise<Delivery> {
  const { token } = (await post(`${atStaff}/api/auth/login`, {
    email: staff.STAFF_EMAIL,
    password: staff.STAFF_PASSWORD,
  })) as { token: string };
  const desk = await openRawSocket(atStaff, { token });
  const waiting = new Map<string, () => void>();
  desk.on('message:new', (payload) => {
    const { message } = payload as { message: { clientId?: string } };
    waiting.get(message.clientId ?? '')?.();
  });
  const started = await Promise.all(
    Array.from({ length: chats }, async () => {
      const form = { name: 'Rahima', phone: '01712345678' };
      const { chat, visitorToken } = (await post(`${atVisitor}/api/chats/start`, form)) as {
        chat: { _id: string };
        visitorToken: string;
      };
      desk.emit('join', { chatId: chat._id, after: 0 });
      return { id: chat._id, visitorToken };
    }),
  );
  // The desk is in all rooms by then: packets are taken in their order.
  await pause(500);
  return measure(async (count) => {
    const chat = started[count % chats];
    if (!chat) throw new Error('there are chats');
    const clientId = `message-${String(count)}`;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    waiting.set(clientId, () => resolve(undefined));
    const sent = post(
      `${atVisitor}/api/chats/${chat.id}/messages/customer`,
      { content: `message ${String(count)}`, clientId },
      { 'x-visitor-token': chat.visitorToken },
    );
    await Promise.all([promise, sent]);
  });
}

async function withRedis<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pothik-redis-'));
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory];
  const redis = spawn('redis-server', words, { stdio: 'ignore' });
  const exited = once(redis, 'exit');
  try {
    return await work(`redis://127.0.0.1:${String(port)}`);
  } finally {
    redis.kill();
    await exited;
    await rm(directory, { recursive: true, force: true });
  }
}

/** Through so many processes; two have Redis between them. */
const measureProcesses = (count: 1 | 2): Promise<Delivery> =>
  withPostgres((url) =>
    withRedis(async (redis) => {
      const shared = {
        ...{ DATABASE_URL: url, SEED: 'none', DOCUMENT_KEY: randomBytes(32).toString('hex') },
        ...staff,
        ...(count === 2 ? { REDIS_URL: redis } : {}),
      };
      const first = await startMeasuredServer(shared);
      const second = count === 2 ? await startMeasuredServer(shared) : first;
      try {
        return await measureOurs(first.origin, second.origin);
      } finally {
        await first.stop();
        if (second !== first) await second.stop();
      }
    }),
  );

const show = ({ p50, p99 }: Delivery) => `${p50.toFixed(1)} ms half, ${p99.toFixed(1)} ms p99`;

/** How long it takes until staff see what a visitor has sent, through one process and through two. */
export async function chatDelivery(): Promise<Figure[]> {
  const echo = await measureEcho();
  const before = await measureFloor();
  const one = await measureProcesses(1);
  const two = await measureProcesses(2);
  // A busy moment of the machine shall meet both.
  const after = await measureFloor();
  const floor = { p50: (before.p50 + after.p50) / 2, p99: (before.p99 + after.p99) / 2 };
  const toFigure = (name: string, ours: Delivery): Figure => ({
    name,
    ours: show(ours),
    floor: `${show(floor)} (one row and Socket.IO; ${echo.p50.toFixed(1)} ms without the row)`,
    ratio: (ours.p50 / floor.p50).toFixed(2),
    goal: `at most ${String(allowed)}`,
    holds: ours.p50 / floor.p50 <= allowed,
  });
  return [
    toFigure('a message until staff see it, one process', one),
    toFigure('a message until staff see it, two over Redis', two),
    {
      name: 'all but one of a hundred messages, two over Redis beside one',
      ours: `${two.p99.toFixed(1)} ms`,
      floor: `${one.p99.toFixed(1)} ms`,
      ratio: (two.p99 / one.p99).toFixed(2),
      goal: `at most ${String(allowedBetween)}`,
      holds: two.p99 / one.p99 <= allowedBetween,
    },
  ];
}
