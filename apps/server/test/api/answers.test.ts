import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { apiVersion } from '@pothik/contract';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limitBodyTime } from '../../src/http/bodies/body-deadline.ts';
import { temporaryDirectory } from '../databases.ts';
import { allowedOrigin, describeApp } from './app.ts';

describeApp('every answer', (get) => {
  it.each(['/api/categories', '/api/unknown', '/healthz', '/no/such/page'])(
    'carries the security headers: %s',
    async (url) => {
      const { headers } = await get().app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('keeps the request id that a proxy gave, and none that could break a log', async () => {
    const withId = (id: string) =>
      get().app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect((await withId('from-the-proxy-1')).headers['x-request-id']).toBe('from-the-proxy-1');
    expect((await withId('"}\u0009forged')).headers['x-request-id']).not.toContain('forged');
  });
});

/** What lies beside the files of the storefront. */
const beside = 'a file of the repository';

/** Storefront with one script and one page, whose script the console has as well. */
const around = await temporaryDirectory();
const clientDirectory = path.join(around, 'client');
beforeAll(async () => {
  await mkdir(path.join(clientDirectory, 'assets'), { recursive: true });
  await writeFile(path.join(clientDirectory, 'assets/app-1234.js'), 'export {};');
  await writeFile(path.join(clientDirectory, 'index.html'), '<!doctype html>');
  await mkdir(path.join(clientDirectory, '../.git'), { recursive: true });
  await writeFile(path.join(clientDirectory, '../.git/config'), beside);
});
afterAll(() => rm(around, { recursive: true, force: true }));
const page = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  },
  body: '<!doctype html>',
};
const storefront = () =>
  Promise.resolve({
    answer: () => Promise.resolve(page),
    forget: () => undefined,
    builds: ['en-now', 'bn-now'],
    clientDirectory,
    headersOfFile: () => ({ 'cache-control': 'public' }),
  });

describeApp(
  'every answer of a server that visitors reach by https',
  (get) => {
    const kinds = [
      ['a call', '/api/categories', 'application/json; charset=utf-8'],
      ['a refused call', '/api/auth/me', 'application/json; charset=utf-8'],
      ['an address that can not be read', '/api/%ZZ', 'application/json; charset=utf-8'],
      ['a page', '/service', 'text/html; charset=utf-8'],
      ['a script', '/assets/app-1234.js', 'application/javascript; charset=utf-8'],
      ['the console', '/admin/bookings', 'text/html; charset=utf-8'],
      [
        'a script of the console',
        '/admin/assets/app-1234.js',
        'application/javascript; charset=utf-8',
      ],
      ['the reference', '/api/docs', 'text/html; charset=utf-8'],
      ['its document', '/api/openapi.json', 'application/json; charset=utf-8'],
      ['the health of the process', '/healthz', 'application/json; charset=utf-8'],
    ] as const;
    const expectGuarded = (headers: Record<string, unknown>) => {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    };

    it.each(kinds)(
      'keeps browsers on https, to its type, out of frames and discreet: %s',
      async (_what, url) => {
        expectGuarded((await get().app.inject(url)).headers);
      },
    );

    it.each(kinds)('names its type and its characters: %s', async (_what, url, type) => {
      expect((await get().app.inject(url)).headers['content-type']).toBe(type);
    });

    it.each([
      '/.git/config',
      '/../.git/config',
      '/..%2f.git%2fconfig',
      '/assets/../../.git/config',
      '/assets/..%2f..%2f.git%2fconfig',
      '/admin/assets/..%2f..%2f..%2f.git%2fconfig',
      '/assets',
      '/assets/',
      '/admin/assets/',
      '/media/',
    ])('shows no folder, and no file beside its own: %s', async (url) => {
      const { body } = await get().app.inject(url);
      expect(body).not.toContain(beside);
      expect(body).not.toContain('app-1234');
    });

    it('does so for what is no socket as well', async () => {
      const { app } = get();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const address = `http://127.0.0.1:${String(port)}/socket.io/?EIO=4&transport=polling`;
      const { status, headers } = await fetch(address);
      expect(status).toBe(400);
      expectGuarded(Object.fromEntries(headers));
    });

    it('does so for bytes that are no request as well', async () => {
      const { app } = get();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write('this is no request\r\n\r\n');
      const [head = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      const lines = head.split('\r\n').slice(1);
      expectGuarded(Object.fromEntries(lines.map((line) => line.split(': ') as [string, string])));
    });
  },
  { publicOrigin: 'https://pothik.test', storefront, consoleDirectory: clientDirectory },
);

describeApp('pages of other origins', (get) => {
  it('may call the API where the origin is allowed', async () => {
    const answer = await get().app.inject({
      url: '/api/categories',
      headers: { origin: allowedOrigin },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(allowedOrigin);
    expect(answer.headers.vary).toBe('origin, accept-encoding');
  });

  it('may send a token and an idempotency key', async () => {
    const answer = await get().app.inject({
      method: 'OPTIONS',
      url: '/api/bookings',
      headers: { origin: allowedOrigin, 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toContain('authorization');
    expect(answer.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  it('are told nothing where the origin is not allowed', async () => {
    const answer = await get().app.inject({
      url: '/api/categories',
      headers: { origin: 'https://elsewhere.test' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are told of no method or header either where the origin is not allowed', async () => {
    const { statusCode, headers } = await get().app.inject({
      method: 'OPTIONS',
      url: '/api/bookings',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(405);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('change nothing of what is no call', async () => {
    const { headers } = await get().app.inject({
      url: '/healthz',
      headers: { origin: allowedOrigin },
    });
    expect(headers.vary).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describeApp('the version of the API', (get) => {
  const ask = (version?: string, url = '/api/categories') =>
    get().app.inject({ url, headers: version === undefined ? {} : { 'pothik-version': version } });

  it.each([undefined, apiVersion, '1.99'])('is told to a client of version %s', async (version) => {
    const answer = await ask(version);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['pothik-version']).toBe(apiVersion);
  });

  it.each(['2.0', '0.9', 'latest', ''])(
    'is refused to a client of version "%s"',
    async (version) => {
      const answer = await ask(version);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'unsupported_version',
        message: `This server speaks version ${apiVersion} of the API.`,
      });
      expect(answer.headers['pothik-version']).toBe(apiVersion);
    },
  );

  it('is told with refusals, and not with what is no call', async () => {
    expect((await ask(undefined, '/api/nothing')).headers['pothik-version']).toBe(apiVersion);
    expect((await ask('2.0', '/healthz')).headers['pothik-version']).toBeUndefined();
  });
});

describeApp('/metrics', (get) => {
  it('counts the answers of a route by its pattern, not by its address', async () => {
    await get().app.inject('/api/services/no-such-service-1');
    const { body } = await get().app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/services\/:\w+",status="404"\} [1-9]/,
    );
    expect(body).not.toContain('no-such-service-1');
  });

  it('tells of the process, by the names that collectors know', async () => {
    const { body, headers } = await get().app.inject('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const name of [
      'process_resident_memory_bytes',
      'process_uptime_seconds',
      'event_loop_delay_p99_seconds',
      'process_cpu_seconds_total',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(body, name).toMatch(new RegExp(`^${name} [0-9.e+-]+$`, 'm'));
    }
  });

  it('is there for this machine alone', async () => {
    const answer = await get().app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['127.0.0.1', '203.0.113.7'])('is not handed on by a proxy on it, for %s', async (by) => {
    const answer = await get().app.inject({ url: '/metrics', headers: { 'x-forwarded-for': by } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a body that does not come', () => {
  const app = fastify();
  afterEach(() => app.close());

  it('is given up on, and its connection ended', async () => {
    limitBodyTime(app, 50);
    app.post('/', () => 'never');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: pothik.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const received = (await socket.toArray()).join('');
    expect(received).toContain('The request took too long to arrive.');
  });
});
