import process from 'node:process';
import type { StaffChat } from '@pothik/contract';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { users } from '../../src/schema.ts';
import { createLog } from '../../src/platform/log.ts';
import { connectRedis } from '../../src/platform/redis.ts';
import { createRedisServer, hasRedisServer, type RedisServer } from '../redis-server.ts';
import { describeApp, openSecondApp, staff, type TestApp } from './app.ts';
import { eventually, join, listen, openingSockets, stopRegularLooks, watch } from './chat-lines.ts';
import { callAsVisitor, messagesOf, signInStaff, startChat } from './chat-people.ts';
import { callApi } from './people.ts';

if (!hasRedisServer())
  process.stderr.write('There is no redis-server here: two processes are not tried.\n');

// What is said to happen at once must not wait until sessions are looked at by themselves.
stopRegularLooks();

describe.skipIf(!hasRedisServer())('with Redis between', () => {
  describeApp('two processes', (getFirst) => {
    let redis: RedisServer;
    const lines: Redis[] = [];
    const others: Awaited<ReturnType<typeof openSecondApp>>[] = [];
    beforeAll(async () => {
      redis = await createRedisServer();
      await redis.start();
      for (let count = 0; count < 2; count += 1) {
        const line = connectRedis(redis.url, createLog('silent'));
        lines.push(line);
        others.push(await openSecondApp(getFirst(), { redis: line }));
      }
    });
    afterAll(async () => {
      for (const other of others) await other.close();
      for (const line of lines) line.disconnect();
      await redis.remove();
    });
    const get = (index: number): TestApp => {
      const app = others[index]?.app;
      if (!app) throw new Error('it runs only while tests do');
      return { ...getFirst(), app };
    };
    const atOne = openingSockets(() => get(0));
    const atOther = openingSockets(() => get(1));

    it('cut the sockets of each other when one of the staff is deactivated', async () => {
      const { db } = getFirst().database;
      const person = { id: 'deactivated', name: 'Deactivated', email: 'gone@staff.example' };
      await db.insert(users).values({ ...person, role: 'agent', emailVerifiedAt: new Date() });
      const socket = atOther.open({ auth: { token: await createSession(db, person.id) } });
      await watch(socket);
      const answer = await callApi(get(0), 'PUT', `/admin/staff/${person.id}`, {
        token: await signInStaff(get(0)),
        payload: { isActive: false },
      });
      expect(answer.statusCode).toBe(200);
      await eventually(() => expect(socket.connected).toBe(false));
    });

    it('tell the sockets of each other what happens, while Redis is there, away and back', async () => {
      const staffToken = await signInStaff(get(1));
      const chat = await startChat(get(0));
      const visitor = atOne.open();
      const heard = listen(visitor);
      await join(visitor, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 });
      const agent = atOther.open({ auth: { token: staffToken } });
      const atStaff = listen(agent);
      const told: StaffChat[] = [];
      agent.on('staff:chat', ({ chat: one }) => {
        if (one._id === chat.id) told.push(one);
      });
      await watch(agent);
      await join(agent, { chatId: chat.id, after: 1 });

      const answer = async (content: string) => {
        const sent = await callApi(get(1), 'POST', `/admin/chats/${chat.id}/messages`, {
          token: staffToken,
          payload: { content, clientId: content },
        });
        expect(sent.statusCode).toBe(200);
      };
      const write = async (content: string) => {
        const path = `/chats/${chat.id}/messages/customer`;
        const payload = { content, clientId: content };
        const sent = await callAsVisitor(get(0), 'POST', path, chat.visitorToken, payload);
        expect(sent.statusCode).toBe(200);
      };
      const ready = async () => {
        const state = await get(0).app.inject({ url: '/readyz' });
        return [state.statusCode, state.json<{ parts: object }>().parts] as const;
      };
      const both = async (expected: string) => {
        // Where it is not known whether something was told it is told again, as the same message.
        const distinct = ({ contents }: typeof heard) =>
          [...new Set(contents().split(' | '))].join(' | ');
        await eventually(() =>
          expect([distinct(heard), distinct(atStaff)]).toEqual([expected, expected]),
        );
        await eventually(() =>
          expect(expected.endsWith(told.at(-1)?.lastMessage?.content ?? '-')).toBe(true),
        );
      };
      expect(await ready()).toEqual([
        200,
        { database: 'ok', files: 'ok', space: 'ok', redis: 'ok' },
      ]);
      await answer('two');
      await both('two');
      await write('three');
      await both('two | three');

      await redis.stop();
      await answer('four');
      await both('two | three | four');
      await write('five');
      await both('two | three | four | five');
      expect(await ready()).toEqual([
        503,
        { database: 'ok', files: 'ok', space: 'ok', redis: 'failing' },
      ]);

      await redis.start();
      await eventually(async () => expect((await ready())[0]).toBe(200));
      await answer('six');
      await both('two | three | four | five | six');
      const stored = messagesOf(
        await callAsVisitor(get(1), 'GET', `/chats/${chat.id}`, chat.visitorToken),
      );
      expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('share their limits', async () => {
      const guess = (index: number) =>
        callApi(get(index), 'POST', '/auth/login', {
          payload: { email: `not-${staff.email}`, password: 'guess' },
        });
      const codes: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        codes.push((await guess(tries % 2)).statusCode);
      }
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    });
  });
});
