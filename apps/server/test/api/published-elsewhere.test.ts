import process from 'node:process';
import type { ServiceSummary } from '@pothik/contract';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { connectRedis } from '../../src/platform/redis.ts';
import { createRedisServer, hasRedisServer, type RedisServer } from '../redis-server.ts';
import { describeApp, openSecondApp, type TestApp } from './app.ts';
import { callApi, registerStaff } from './people.ts';

if (!hasRedisServer())
  process.stderr.write('There is no redis-server here: two processes are not tried.\n');

describe.skipIf(!hasRedisServer())('with Redis between', () => {
  describeApp('two processes', (getFirst) => {
    let redis: RedisServer;
    const closing: (() => unknown)[] = [];
    const apps: TestApp[] = [];
    const listeners = async () => {
      const line = new Redis(redis.url);
      const [, count] = await line.pubsub('NUMSUB', 'pothik:published');
      line.disconnect();
      return count;
    };
    beforeAll(async () => {
      redis = await createRedisServer();
      await redis.start();
      closing.push(() => redis.remove());
      for (let count = 0; count < 2; count += 1) {
        const line = connectRedis(redis.url, createLog('silent'));
        const { app, close } = await openSecondApp(getFirst(), { redis: line });
        closing.push(() => line.disconnect(), close);
        apps.push({ ...getFirst(), app });
      }
    });
    // Who listens hears; what was said before is lost.
    beforeAll(() => vi.waitFor(async () => expect(await listeners()).toBe(2)));
    afterAll(async () => {
      for (const close of closing.reverse()) await close();
    });

    it('find a service within a second that was added at the other, though they keep answers', async () => {
      const [one, other] = apps;
      if (!one || !other) throw new Error('they run only while tests do');
      const found = async (at: TestApp) =>
        (await callApi(at, 'GET', '/services?search=quetzal'))
          .json<{ data: ServiceSummary[] }>()
          .data.map(({ _id }) => _id);
      expect([await found(one), await found(other)]).toEqual([[], []]);
      const { token } = await registerStaff(one, 'editor');
      const payload = { name: 'Quetzal watching' };
      const added = await callApi(one, 'POST', '/admin/services', { token, payload });
      const { _id } = added.json<{ data: ServiceSummary }>().data;
      expect(await found(one)).toEqual([_id]);
      await vi.waitFor(async () => expect(await found(other)).toEqual([_id]), { timeout: 1_000 });
    });
  });
});
