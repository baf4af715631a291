import { rm } from 'node:fs/promises';
import process from 'node:process';
import type { Synonyms } from '@pothik/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log.ts';
import { connectRedis } from '../../src/platform/redis.ts';
import { hasPostgres, temporaryDirectory } from '../databases.ts';
import { lineTo, type Line } from '../line-to.ts';
import { createRedisServer, hasRedisServer } from '../redis-server.ts';
import { describeApp, openSecondApp, type TestApp } from './app.ts';
import { callApi, registerStaff } from './people.ts';

/** What is between two processes, and what they are made with. */
interface Between {
  /** Of the process that this makes it of, whose line to the other can be cut. */
  options: (first: TestApp) => Promise<Parameters<typeof openSecondApp>>;
  cut: () => Promise<void> | void;
  mend: () => Promise<void> | void;
  remove: () => Promise<void> | void;
}

async function redisBetween(): Promise<Between> {
  const server = await createRedisServer();
  await server.start();
  const lines: ReturnType<typeof connectRedis>[] = [];
  return {
    options(first) {
      const redis = connectRedis(server.url, createLog('silent'));
      lines.push(redis);
      return Promise.resolve([first, { redis }]);
    },
    cut: () => server.stop(),
    mend: () => server.start(),
    async remove() {
      for (const line of lines) line.disconnect();
      await server.remove();
    },
  };
}

/** Each of the processes has the database by a line of its own; that of the second can be cut. */
function postgresBetween(): Promise<Between> {
  const closing: (() => unknown)[] = [];
  let last: Line | undefined;
  return Promise.resolve({
    async options(first) {
      if (first.url === undefined) throw new Error('the embedded database has one process');
      const line = await lineTo(first.url);
      const database = await openDatabase({ url: line.url, dataDirectory: first.dataDirectory });
      closing.push(
        () => line.close(),
        () => database.close(),
      );
      last = line;
      return [{ ...first, database }];
    },
    cut: () => last?.cut(),
    mend: () => last?.mend(),
    async remove() {
      for (const close of closing.reverse()) await close();
    },
  });
}

const kinds = [
  ['Redis', redisBetween, hasRedisServer()],
  ['PostgreSQL alone', postgresBetween, hasPostgres()],
] as const;

for (const [name, , isHere] of kinds) {
  if (!isHere) process.stderr.write(`There is no ${name} here: two processes are not tried.\n`);
}

/**
 * Within what time a process knows what another has published: in some milliseconds, but on a busy machine. What it
 * keeps is forgotten after 15 seconds anyway, so that knowing it sooner is by having heard.
 */
const soon = { timeout: 8_000, interval: 20 };

for (const [name, makeBetween, isHere] of kinds) {
  describe.skipIf(!isHere)(`with ${name} between`, () => {
    describeApp('two processes', (getFirst) => {
      const isPossible = () => name === 'Redis' || getFirst().database.engine === 'postgres';
      let between: Between | undefined;
      const closing: (() => Promise<void>)[] = [];
      const apps: TestApp[] = [];
      const forget = vi.fn();
      let clientDirectory = '';
      beforeAll(async () => {
        if (!isPossible()) return;
        between = await makeBetween();
        clientDirectory = await temporaryDirectory();
        for (let count = 0; count < 2; count += 1) {
          const [first, options] = await between.options(getFirst());
          const answer = () => Promise.resolve({ status: 200, headers: {}, body: '' });
          const headersOfFile = () => ({});
          const storefront = () =>
            Promise.resolve({ builds: [], answer, forget, clientDirectory, headersOfFile });
          const { app, close } = await openSecondApp(first, { ...options, storefront });
          await app.ready();
          closing.push(close);
          apps.push({ ...getFirst(), app });
        }
      });
      afterAll(async () => {
        for (const close of closing.reverse()) await close();
        await between?.remove();
        await rm(clientDirectory, { recursive: true, force: true });
      });
      const at = (index: 0 | 1): TestApp => {
        const app = apps[index];
        if (!app) throw new Error('they run only while tests do');
        return app;
      };
      const tokens = new Map<string, Promise<{ token: string }>>();
      /** Changes something at the first process. */
      const change = async <Data extends object>(
        method: 'POST' | 'PUT' | 'DELETE',
        path: string,
        payload?: object,
        role: 'editor' | 'owner' = 'editor',
      ) => {
        const who = tokens.get(role) ?? registerStaff(at(0), role);
        tokens.set(role, who);
        const { token } = await who;
        const more = payload ? { token, payload } : { token };
        const answer = await callApi(at(0), method, `/admin${path}`, more);
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json<{ data: Data }>().data;
      };
      /** What the second process answers, which keeps answers. */
      const told = (path: string) =>
        // A search that a busy machine cuts off has no answer to be kept.
        vi.waitFor(
          async () => {
            const { statusCode, body } = await callApi(at(1), 'GET', path);
            expect(statusCode).not.toBe(503);
            return body;
          },
          { timeout: 10_000 },
        );
      /** The answer is one that the other process keeps when this happens, and changes. */
      const changes = async (path: string, happens: () => Promise<unknown>, within = soon) => {
        const kept = await told(path);
        expect(await told(path)).toBe(kept);
        await happens();
        await vi.waitFor(async () => expect(await told(path)).not.toBe(kept), within);
        return told(path);
      };

      it('find what was added, changed or removed at the other, long before what they keep is forgotten', async ({
        skip,
      }) => {
        skip(!isPossible());
        let id = '';
        const found = await changes('/services?search=quetzal', async () => {
          const payload = { name: 'Quetzal watching' };
          id = (await change<{ _id: string }>('POST', '/services', payload))._id;
        });
        expect(found).toContain(id);
        const renamed = { name: 'Turaco watching' };
        await changes('/services?search=turaco', () => change('PUT', `/services/${id}`, renamed));
        expect(await told('/services?search=quetzal')).not.toContain(id);
        await changes('/services?search=turaco', () => change('DELETE', `/services/${id}`));
      });

      it('find what is published at its moment, by whichever of them', async ({ skip }) => {
        skip(!isPossible());
        const publishAt = new Date(Date.now() + 1_000).toISOString();
        const payload = { name: 'Lyrebird watching', isActive: false, publishAt };
        const found = await changes(
          '/services?search=lyrebird',
          () => change('POST', '/services', payload),
          { timeout: 11_000, interval: 50 },
        );
        expect(found).toContain(payload.name);
      });

      it('know words of the same meaning, and suggest by them', async ({ skip }) => {
        skip(!isPossible());
        let synonyms: Synonyms | undefined;
        const suggestions = '/search/suggestions?search=hoatzin';
        await changes('/services?search=hoatzin', async () => {
          await told(suggestions);
          const words = ['hoatzin', 'electrician'];
          synonyms = await change<Synonyms>('POST', '/search/synonyms', { words });
        });
        expect(await told(suggestions)).toContain('electrician-riyadh');
        await changes(suggestions, () =>
          change('DELETE', `/search/synonyms/${synonyms?._id ?? ''}`),
        );
      });

      it('show the same lists, settings and pages', async ({ skip }) => {
        skip(!isPossible());
        await changes('/services?featured=true', () =>
          change('POST', '/services', { name: 'Kea watching', featured: true }),
        );
        await changes('/categories', () =>
          change('POST', '/categories', { name: 'Keas', slug: 'keas' }),
        );
        forget.mockClear();
        await changes('/settings/contact/public', () =>
          change('PUT', '/settings/contact', { phone: '+880 2 5500 4321' }, 'owner'),
        );
        // Once at each of them.
        expect(forget).toHaveBeenCalledTimes(2);
      });

      it('take everything for changed when they hear each other again', async ({ skip }) => {
        skip(!isPossible());
        const path = '/services?search=motmot';
        await changes(path, async () => {
          await between?.cut();
          await change('POST', '/services', { name: 'Motmot watching' });
          await between?.mend();
        });
        await changes(path, () => change('POST', '/services', { name: 'Motmot feeding' }));
      });
    });
  });
}
