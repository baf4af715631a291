import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@pothik/contract';
import { freePort } from '@pothik/tooling/free-ports';
import { asc } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { chatMessages, users } from '@pothik/server/src/schema.ts';
import { openTestDatabase, temporaryDirectory } from '@pothik/server/test/databases.ts';
import { createRedisServer } from '@pothik/server/test/redis-server.ts';
import { createApiLine } from './api-line.ts';
import { followChats, type ChatFollower } from './chat-follower.ts';
import { createLineBreaker } from './line-breaker.ts';
import { createServerProcess } from './server-process.ts';

/** How much is done. */
export interface StressSize {
  visitors: number;
  staff: number;
  /** Of both sides together. */
  messages: number;
}

interface Talk {
  chatId: string;
  visitorToken: string;
  visitor: ChatFollower;
  agent: ChatFollower;
}

/** Addresses of this machine: limits count by them. */
const addressOf = (index: number) =>
  `127.0.${String(1 + Math.floor(index / 200))}.${String(1 + (index % 200))}`;

/**
 * Two server processes over Redis, visitors and staff who write to each other, and everything between them
 * breaks again and again. Fails unless both sides of each chat were shown each acknowledged message once
 * and in the order of the database.
 *
 * @returns what happened.
 */
export async function stressChat({ visitors, staff, messages }: StressSize) {
  const closing: (() => void | Promise<void>)[] = [];
  try {
    return await run();
  } finally {
    for (const close of closing.reverse()) await close();
  }

  async function run() {
    const opened = await openTestDatabase('postgres');
    closing.push(() => opened.remove());
    const { db } = opened.database;
    const redis = await createRedisServer();
    closing.push(() => redis.remove());
    await redis.start();
    const directory = await temporaryDirectory();
    closing.push(() => rm(directory, { recursive: true, force: true }));
    const shared = {
      DATABASE_URL: opened.url,
      REDIS_URL: redis.url,
      DOCUMENT_KEY: randomBytes(32).toString('hex'),
    };
    const servers = await Promise.all(
      ['one', 'other'].map(async (name) =>
        createServerProcess(await freePort(), { ...shared, DATA_DIR: path.join(directory, name) }),
      ),
    );
    for (const server of servers) {
      closing.push(() => server.kill());
      await server.start();
    }
    const breaker = await createLineBreaker(servers.map(({ port }) => port));
    closing.push(() => breaker.close());

    const agents = await Promise.all(
      Array.from({ length: staff }, async (_, index) => {
        const id = `agent-${String(index)}`;
        const email = `${id}@example.com`;
        await db.insert(users).values({ id, name: id, email, role: 'agent' });
        const token = await createSession(db, id);
        const line = createApiLine(breaker.port, '127.0.0.1');
        closing.push(() => line.close());
        return { line, token, headers: { authorization: `Bearer ${token}` } };
      }),
    );
    const lines = Array.from({ length: visitors }, (_, index) => {
      const line = createApiLine(breaker.port, addressOf(index));
      closing.push(() => line.close());
      return line;
    });
    const started = await Promise.all(
      lines.map(async (line, index) => {
        const form = { name: `Visitor ${String(index)}`, phone: '01712345678', message: 'Hello' };
        const answer = await line.call(
          'POST',
          '/chats/start',
          {},
          { ...form, clientId: randomUUID() },
        );
        const { chat, visitorToken } = answer as { chat: { _id: string }; visitorToken: string };
        return { chatId: chat._id, visitorToken, line };
      }),
    );
    const messagesIn = (answer: object) => (answer as { messages: ChatMessage[] }).messages;
    const atStaff = agents.map(({ line, token, headers }, index) => {
      const mine = started.filter((_, chat) => chat % staff === index);
      const follower = followChats(
        breaker.port,
        mine.map(({ chatId }) => ({ chatId })),
        async (chatId, after) =>
          messagesIn(
            await line.call('GET', `/admin/chats/${chatId}?after=${String(after)}`, headers),
          ),
        token,
      );
      closing.push(() => follower.close());
      return follower;
    });
    const talks: Talk[] = started.map(({ chatId, visitorToken, line }, index) => {
      const visitor = followChats(breaker.port, [{ chatId, visitorToken }], async (id, after) =>
        messagesIn(
          await line.call('GET', `/chats/${id}?after=${String(after)}`, {
            'x-visitor-token': visitorToken,
          }),
        ),
      );
      closing.push(() => visitor.close());
      const agent = atStaff[index % staff];
      if (!agent) throw new Error('each chat has one of the staff');
      return { chatId, visitorToken, visitor, agent };
    });

    const acknowledged: { chatId: string; clientId: string }[] = [];
    const begun = performance.now();
    const breaking = breakEverything(() => acknowledged.length / messages);
    const perSide = Math.floor(messages / visitors / 2);
    await Promise.all(
      started.flatMap(({ chatId, visitorToken, line }, index) => {
        const agent = agents[index % staff];
        if (!agent) throw new Error('each chat has one of the staff');
        const write = async (send: (payload: object) => Promise<unknown>, side: string) => {
          for (let count = 0; count < perSide; count += 1) {
            const clientId = randomUUID();
            await send({ content: `${side} ${String(count)}`, clientId });
            acknowledged.push({ chatId, clientId });
          }
        };
        const visitorPath = `/chats/${chatId}/messages/customer`;
        const visitorHeaders = { 'x-visitor-token': visitorToken };
        const staffPath = `/admin/chats/${chatId}/messages`;
        return [
          write((payload) => line.call('POST', visitorPath, visitorHeaders, payload), 'visitor'),
          write((payload) => agent.line.call('POST', staffPath, agent.headers, payload), 'staff'),
        ];
      }),
    );
    const broken = await breaking;
    const sent = performance.now();

    const rows = await db
      .select()
      .from(chatMessages)
      .orderBy(asc(chatMessages.chatId), asc(chatMessages.sequence));
    const stored = Map.groupBy(rows, ({ chatId }) => chatId);
    const ids = new Set(rows.map(({ clientId }) => clientId));
    expect(acknowledged.filter(({ clientId }) => !ids.has(clientId))).toEqual([]);
    // Each start has brought one of its own.
    expect(rows).toHaveLength(acknowledged.length + visitors);
    const isShown = ({ chatId, visitor, agent }: Talk) => {
      const last = stored.get(chatId)?.length;
      return visitor.shown(chatId).length === last && agent.shown(chatId).length === last;
    };
    await vi.waitFor(() => expect(talks.filter((talk) => !isShown(talk))).toHaveLength(0), {
      timeout: 60_000,
      interval: 100,
    });
    const settled = performance.now();
    for (const { chatId, visitor, agent } of talks) {
      const order = stored.get(chatId)?.map(({ id }) => id);
      expect(visitor.shown(chatId).map(({ _id }) => _id)).toEqual(order);
      expect(agent.shown(chatId).map(({ _id }) => _id)).toEqual(order);
    }
    return {
      acknowledged: acknowledged.length,
      ...broken,
      secondsOfSending: Math.round((sent - begun) / 1_000),
      secondsUntilAllWasShown: Math.round((settled - sent) / 100) / 10,
    };

    /** Breaks one thing after the other while the work goes on; each at its share of what is to be done. */
    async function breakEverything(share: () => number) {
      const done = { linesCut: 0, processesKilled: 0, redisRestarts: 0 };
      const reached = async (wanted: number) => {
        while (share() < wanted) await pause(20);
      };
      const kill = async (index: number) => {
        await servers[index]?.kill();
        done.processesKilled += 1;
        await pause(300);
        await servers[index]?.start();
      };
      const restartRedis = async () => {
        await redis.stop();
        done.redisRestarts += 1;
        await pause(1_000);
        await redis.start();
      };
      const cut = () => {
        done.linesCut += breaker.cut(0.3);
        return Promise.resolve();
      };
      const plan: [number, () => Promise<void>][] = [
        [0.05, cut],
        [0.15, () => kill(0)],
        [0.3, restartRedis],
        [0.4, cut],
        [0.5, () => kill(1)],
        [0.6, cut],
        [0.7, restartRedis],
        [0.8, () => kill(0)],
        [0.9, cut],
        [0.98, () => kill(1)],
      ];
      for (const [wanted, breakIt] of plan) {
        await reached(wanted);
        await breakIt();
      }
      return done;
    }
  }
}
