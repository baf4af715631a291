import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { ErrorBody } from '@pothik/contract';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { largestForm, parallelForms } from '../../src/http/bodies/form-limits.ts';
import { megabyte } from '../../src/platform/files/free-space.ts';
import { describeApp } from './app.ts';
import { anyService, contact } from './booking-forms.ts';
import { soon } from './chat-lines.ts';
import { boundary, file, png, toBody, type Part } from './pictures.ts';
import { register } from './people.ts';

/** Addresses of this machine that stand for networks of others. */
const [attacker, second, honest] = ['127.3.0.1', '127.3.0.2', '127.4.0.1'];

const plenty = 100_000 * megabyte;
let free = plenty;

describeApp(
  'a flood of uploads',
  (get) => {
    let port = 0;
    let serviceId = '';
    beforeAll(async () => {
      await get().app.listen({ host: '127.0.0.1', port: 0 });
      port = (get().app.server.address() as AddressInfo).port;
      serviceId = await anyService(get());
    });

    const opened: ClientRequest[] = [];
    const spooled = async () => {
      const directory = path.join(get().dataDirectory, 'incoming');
      const names = await readdir(directory, { recursive: true, withFileTypes: true });
      return names.filter((entry) => entry.isFile()).length;
    };
    afterEach(async () => {
      free = plenty;
      for (const call of opened.splice(0)) call.destroy();
      await expect.poll(spooled, soon).toBe(0);
    });

    interface Answer {
      status: number;
      body: ErrorBody;
      retryAfter: string | undefined;
    }

    /** Begins to send a form; what comes back, once something does. */
    function begin(from: string, { length, token }: { length?: number; token?: string } = {}) {
      const call = request({
        port,
        method: 'POST',
        path: '/api/bookings',
        localAddress: from,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(length === undefined ? {} : { 'content-length': length }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        agent: false,
      });
      opened.push(call);
      const answer = Promise.withResolvers<Answer>();
      call.on('error', answer.reject);
      answer.promise.catch(() => undefined);
      call.on('response', (response: IncomingMessage) => {
        json(response).then(
          (body) =>
            answer.resolve({
              status: response.statusCode ?? 0,
              body: body as ErrorBody,
              retryAfter: response.headers['retry-after'],
            }),
          answer.reject,
        );
      });
      return { call, answer: answer.promise };
    }

    const head = `--${boundary}\r\ncontent-disposition: form-data; name="passport"; filename="a.jpg"\r\n\r\n`;

    /** Sends the beginning of a file and no more, and waits until it lies on the disk. */
    async function hold(from: string, length?: number, token?: string) {
      const before = await spooled();
      const line = begin(from, {
        ...(length === undefined ? {} : { length }),
        ...(token === undefined ? {} : { token }),
      });
      line.call.write(head + 'x'.repeat(70_000));
      await expect.poll(spooled, soon).toBeGreaterThan(before);
      return line;
    }

    const formOf = (document: Part) => {
      const fields = Object.entries({ serviceId, ...contact(), documentType: 'passport' });
      const given = fields.map(([name, bytes]) => ({
        name,
        bytes,
        type: 'text/plain',
      }));
      return toBody([...given, document]);
    };

    /** Books with a passport as a guest, or as whoever is signed in. */
    async function book(from: string, token?: string): Promise<Answer> {
      const body = formOf({ ...file(png), name: 'passport' });
      const line = begin(from, { length: body.length, ...(token === undefined ? {} : { token }) });
      line.call.end(body);
      return line.answer;
    }

    const refused = (seconds: string) => ({
      status: 429,
      retryAfter: seconds,
      body: expect.objectContaining({
        code: 'rate_limited',
        message:
          'Too much is being sent from your network right now. Please try again in a minute.',
      }) as ErrorBody,
    });

    it('is refused where a form says that it is too long, before any of it is stored', async () => {
      const { answer } = begin(attacker, { length: largestForm + 1 });
      opened.at(-1)?.flushHeaders();
      expect((await answer).status).toBe(413);
      expect(await spooled()).toBe(0);
    });

    it('takes no room from who sends less: who holds most gives way, with a sentence and a time', async () => {
      // Of which a third may be taken, with what is taken already: first 22 MB, in the end 30.
      free = 66 * megabyte;
      const length = 10 * megabyte;
      await hold(second, 5 * megabyte);
      const lines = [await hold(attacker, length), await hold(attacker, length)];
      // No room is left for a third one of them, which is refused before it is stored.
      const third = begin(attacker, { length });
      third.call.flushHeaders();
      expect(await third.answer).toEqual(refused('60'));
      begin(honest, { length: 8 * megabyte }).call.write(head + 'x'.repeat(70_000));
      expect(await lines[1]?.answer).toEqual(refused('60'));
      // What gave way is gone, and the file of who needed the room is there.
      await expect.poll(spooled, soon).toBe(3);
      expect((await book(honest)).status).toBe(200);
    });

    it('is told so where it has to give way before its first file has come, too', async () => {
      free = 66 * megabyte;
      const { call, answer } = begin(attacker, { length: 21 * megabyte });
      call.flushHeaders();
      const admitted = () => readdir(path.join(get().dataDirectory, 'incoming'));
      await expect.poll(admitted, soon).toHaveLength(1);
      await hold(honest, 9 * megabyte);
      expect(await answer).toEqual(refused('60'));
    });

    it('takes no room by forms that do not say how long they are', async () => {
      free = 6 * megabyte;
      const line = await hold(attacker);
      line.call.write('x'.repeat(3 * megabyte));
      line.call.write('x'.repeat(4 * megabyte));
      expect(await line.answer).toEqual(refused('60'));
      expect((await book(honest)).status).toBe(200);
    });

    it('gives its room back when its lines are cut', async () => {
      free = 30 * megabyte;
      for (let round = 0; round < 3; round += 1) {
        const line = await hold(attacker, 9 * megabyte);
        line.call.destroy();
        await expect.poll(spooled, soon).toBe(0);
      }
      expect(await hold(attacker, 9 * megabyte)).toBeDefined();
    });

    it('of one network has so many forms at once; its accounts and other networks go on', async () => {
      const { token } = await register(get());
      for (let count = 0; count < parallelForms.ofNetwork; count += 1) {
        begin(attacker, { length: 200_000 }).call.write(head + 'x'.repeat(70_000));
      }
      await expect.poll(spooled, soon).toBe(parallelForms.ofNetwork);
      const more = begin(attacker, { length: 200_000 });
      more.call.flushHeaders();
      expect(await more.answer).toEqual(refused('60'));
      expect((await book(honest)).status).toBe(200);
      expect((await book(attacker, token)).status).toBe(200);
    });

    it('of costly pictures of one network does not keep another one waiting for them', async () => {
      const costly = await sharp({
        create: { width: 5_900, height: 4_000, channels: 4, background: '#123456ff' },
      })
        .png()
        .toBuffer();
      let answered = 0;
      const attacks = 8;
      for (let count = 0; count < attacks; count += 1) {
        const body = formOf({ ...file(costly), name: 'passport' });
        const line = begin(attacker, { length: body.length });
        line.call.end(body);
        void line.answer.then(
          () => (answered += 1),
          () => undefined,
        );
      }
      await expect.poll(spooled, soon).toBeGreaterThan(attacks / 2);
      expect((await book(honest)).status).toBe(200);
      expect(answered).toBeLessThan(attacks / 2);
    });

    it.each([
      ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
      ['a /64 of IPv6', '2001:db8:7:1::9', '2001:db8:7:1::/64'],
      ['a /48 of IPv6', '2001:db8:8:9::9', '2001:db8:8::/48'],
    ])(
      'from %s is counted before a form is stored, and not for who is signed in',
      async (_what, address, network) => {
        const { token } = await register(get());
        await get().database.pool.query(
          `insert into rate_limits (key, count, window_ends_at) values ($1, 100000, now() + interval '1 hour')`,
          [`form:network:${network}`],
        );
        const send = (more: Record<string, string> = {}) =>
          get().app.inject({
            method: 'POST',
            url: '/api/bookings',
            remoteAddress: address,
            headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...more },
            payload: toBody([{ ...file(png), name: 'passport' }]),
          });
        const answer = await send();
        expect(answer.statusCode).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        // The form says nothing of a name: it was read.
        expect((await send({ authorization: `Bearer ${token}` })).statusCode).toBe(400);
      },
    );

    describe('on a disk that is full', () => {
      it('is told that there is no space left, by /readyz as well; reads go on, and so do uploads later', async () => {
        free = 0;
        const answer = await book(honest);
        expect(answer).toMatchObject({
          status: 503,
          body: {
            code: 'unavailable',
            message: 'There is no space left to store this. Please try again later.',
          },
        });
        const ready = await get().app.inject('/readyz');
        expect(ready.statusCode).toBe(503);
        expect(ready.json()).toMatchObject({
          parts: { database: 'ok', files: 'ok', space: 'failing' },
        });
        expect((await get().app.inject('/api/categories')).statusCode).toBe(200);
        free = plenty;
        expect((await get().app.inject('/readyz')).statusCode).toBe(200);
        expect((await book(honest)).status).toBe(200);
      });
    });
  },
  { freeSpace: () => Promise.resolve(free) },
);
