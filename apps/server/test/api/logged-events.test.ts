import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { logOptions } from '../../src/platform/log.ts';
import { describeApp, staff } from './app.ts';
import { callApi, register } from './people.ts';
import { beginUpload, callTus } from './tus.ts';

let text = '';
const log = pino(
  { ...logOptions, level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  }),
);

/** What an operator reads of requests: one object a line. */
const lines = () =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describeApp(
  'the log',
  (get) => {
    beforeEach(() => {
      text = '';
    });
    /** Parts that every line of a request has. */
    const request = (url: string, status: number) => ({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      reqId: expect.stringMatching(/^[\w-]{8,64}$/) as string,
      url,
      status,
      ip: '203.0.113.9',
    });
    const address = '203.0.113.9';

    it('tells who signed in, by which way and from where', async () => {
      const login = await callApi(get(), 'POST', '/auth/login', { payload: staff, address });
      const { user } = login.json<{ user: { _id: string } }>();
      expect(lines()).toEqual([
        expect.objectContaining({ ...request('/api/auth/login', 200), userId: user._id }),
      ]);
    });

    it('tells that a sign-in failed, was one of too many, or came with what is no token', async () => {
      const payload = { email: 'guessed@pothik.example', password: 'guess' };
      for (let tries = 0; tries < 11; tries += 1) {
        await callApi(get(), 'POST', '/auth/login', { payload, address });
      }
      const google = { payload: { idToken: 'abc.def.ghi' }, address };
      await callApi(get(), 'POST', '/auth/google', google);
      const told = lines().map(({ url, code }) => [url, code]);
      expect(told.slice(0, 10)).toEqual(
        Array.from({ length: 10 }, () => ['/api/auth/login', 'invalid_credentials']),
      );
      expect(told.slice(10)).toEqual([
        ['/api/auth/login', 'rate_limited'],
        ['/api/auth/google', 'invalid_credentials'],
      ]);
    });

    it('tells who was refused what they may not do, and what was no valid input', async () => {
      const { token, id } = await register(get());
      text = '';
      await callApi(get(), 'GET', '/admin/bookings', { address });
      await callApi(get(), 'GET', '/admin/bookings', { token, address });
      await callApi(get(), 'PUT', '/users/profile', { token, payload: { name: '' }, address });
      expect(lines()).toEqual([
        expect.objectContaining({ ...request('/api/admin/bookings', 401), code: 'unauthorized' }),
        expect.objectContaining({
          ...request('/api/admin/bookings', 403),
          code: 'forbidden',
          userId: id,
        }),
        expect.objectContaining({
          ...request('/api/users/profile', 400),
          code: 'validation_failed',
          userId: id,
        }),
      ]);
    });

    it('reports uploads by extensions that are not supported as refusals, not as errors', async () => {
      const url = await beginUpload(get(), 20_000);
      text = '';
      const refused = [
        await callTus(get(), 'POST', '/api/uploads', { 'upload-concat': 'partial' }, { address }),
        await callTus(get(), 'POST', '/api/uploads', { 'upload-defer-length': '1' }, { address }),
        await callTus(
          get(),
          'PATCH',
          url,
          {
            'content-type': 'application/offset+octet-stream',
            'upload-offset': '0',
            'upload-length': '20000',
          },
          { address, payload: Buffer.alloc(20_000) },
        ),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([501, 501, 501]);
      const ways = ['/api/uploads', '/api/uploads', '/api/uploads/:id'];
      expect(lines()).toEqual(
        ways.map(
          (way) =>
            expect.objectContaining({ ...request(way, 501), code: 'not_available' }) as object,
        ),
      );
    });

    it('writes a line for each request, whatever is in its address', async () => {
      await get().app.inject({ url: '/no%0Asuch%0D%0A{"level":"forged"}\u2028page' });
      await get().app.inject({ url: '/api/nothing', headers: { 'user-agent': 'a\u2028b' } });
      expect(lines().map(({ level }) => level)).toEqual(['info', 'info']);
    });
  },
  { log },
);
