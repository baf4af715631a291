import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, contact } from './booking-forms.ts';
import { soon } from './chat-lines.ts';
import { startChat } from './chat-people.ts';
import { callApi, registerStaff } from './people.ts';

const json = { 'content-type': 'application/json' };

describeApp('a hostile request', (get) => {
  const addresses = [
    '/api/services?page=abc',
    '/api/services?page=0',
    '/api/services?page=-1',
    '/api/services?page=1.5',
    '/api/services?page=1e9',
    '/api/services?limit=0',
    '/api/services?limit=1e9',
    `/api/services?search=${'a'.repeat(10_000)}`,
    '/api/services?search=a%00b',
    '/api/services?featured=perhaps',
    '/api/services?page=1&page=2',
    '/api/services?search=a&search=b',
    '/api/services/a%00b',
    '/api/services/%ZZ',
    '/api/services/%ED%A0%80',
    '/media/a%00b/640.webp',
    `/api/services/category/${'a'.repeat(10_000)}`,
    '/api/services/category/__proto__',
    '/api/services/no-such-id',
    '/api/services/',
    '/API/services',
    '/api/nothing',
    '/nothing',
  ];

  it.each(addresses)('%s is refused with a message', async (url) => {
    const answer = await get().app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    const body = answer.json<ErrorBody>();
    expect(body).toMatchObject({ success: false, code: expect.any(String) as string });
    expect(body.message.length).toBeGreaterThan(5);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/api/admin/bookings?from=0000-01-01',
    '/api/admin/bookings?to=0000-01-01',
    '/api/admin/bookings?sort=__proto__',
    '/api/admin/chats?sort=__proto__',
    '/api/admin/chats?sort=constructor',
    '/api/admin/customers?sort=constructor',
    '/api/admin/services?sort=__proto__',
    '/api/admin/log?from=0000-01-01',
    '/api/admin/overview/period?from=0000-01-01&to=0000-01-02',
    '/api/admin/chats/{chat}?after=2147483648',
    '/api/chats/{chat}?after=2147483648',
    '/api/bookings/availability?service={service}&start=0000-01-01&end=0000-01-02',
  ])('refuses a value that the database cannot compare: %s', async (address) => {
    const { token } = await registerStaff(get(), 'owner');
    const chat = await startChat(get());
    const url = address.replace('{chat}', chat.id).replace('{service}', await anyService(get()));
    const headers = { authorization: `Bearer ${token}`, 'x-visitor-token': chat.visitorToken };
    const answer = await get().app.inject({ url, headers });
    expect(answer.statusCode, answer.body).toBe(400);
    const field = /[?&](\w+)=(?:0000|2147|__proto__|constructor)/.exec(url)?.[1] ?? '';
    expect(answer.json<ErrorBody>().fields).toHaveProperty([field]);
  });

  it.each(['0000-01-01', '0026-12-01', '2020-12-01', '2126-12-01', '10000-01-01'])(
    'refuses a booking with departure on %s',
    async (departureDate) => {
      const serviceId = await anyService(get());
      const answer = await book(get(), { serviceId, ...contact({ departureDate }) });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json<ErrorBody>().fields).toHaveProperty('departureDate');
    },
  );

  it.each([
    { version: 2_147_483_648, title: 'Changed' },
    { publishedAt: '0000-01-01T00:00:00Z' },
    { publishedAt: '0026-11-30T00:00:00Z' },
  ])('refuses a change that the database cannot store: %j', async (payload) => {
    const { token } = await registerStaff(get(), 'owner');
    const path = '/admin/insights/bmet-card-explained';
    const answer = await callApi(get(), 'PUT', path, { token, payload });
    expect(answer.statusCode, answer.body).toBe(400);
  });

  it.each([
    ['no JSON', '{"email":'],
    ['an array for an object', '[]'],
    ['a number for an object', '7'],
    ['nothing', ''],
    ['numbers for strings', '{"email":1,"password":2}'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a NUL', '{"email":"a\\u0000@b.c","password":"secret"}'],
  ])('a body that is %s is refused', async (_what, payload) => {
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().message).not.toBe('');
  });

  it('a body of another type is refused', async () => {
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: 'hello',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('a method that an address does not take is named with those that it does', async () => {
    const answer = await get().app.inject({
      method: 'PUT',
      url: '/api/auth/login',
      headers: json,
      payload: '{}',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it.each([
    ['one that is longer than anything that its call takes', `"${'x'.repeat(40_000)}"`, 413],
    ['one that is nested without end', '['.repeat(30_000), 400],
    ['one of many small parts', `[${'0,'.repeat(10_000)}0]`, 400],
  ])('a body is refused before it is built: %s', async (_what, payload, status) => {
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      payload: `{"email":${payload}}`,
    });
    expect(answer.statusCode).toBe(status);
  });

  it('a body of 100 MB is refused before it is read', async () => {
    const { app } = get();
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${String(100 * 1024 * 1024)}\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();

    // Bytes that are no HTTP get an answer in the same form.
    const raw = connect(port, '127.0.0.1');
    await once(raw, 'connect');
    raw.write('GET /api/services?search=\u09a6 HTTP/1.1\r\nHost: x\r\n\r\n');
    const [refusal] = (await once(raw, 'data')) as [Buffer];
    expect(refusal.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(refusal.toString()).toContain('"code":"malformed_request"');
    raw.destroy();
  });

  it.each([
    [
      'two lengths of its body',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [
      'a coding of its body that is none',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n',
    ],
    ['a header without a name', 'GET /healthz HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['a bare line end in a header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\nC: d\r\n\r\n'],
  ])('with %s is refused, and nothing after it is read as a request', async (_what, head) => {
    const { app } = get();
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const received = (await socket.toArray()).join('');
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it.each(['/healthz', '/api/categories', '/'])(
    'to trace %s is not answered with itself',
    async (url) => {
      const { app } = get();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `TRACE ${url} HTTP/1.1\r\nHost: x\r\nX-Told: canary\r\nConnection: close\r\n\r\n`,
      );
      const received = (await socket.toArray()).join('');
      expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(received).not.toContain('canary');
    },
  );

  it('leaves the server answering', async () => {
    const readiness = async () => (await get().app.inject('/readyz')).json<unknown>();
    // On a busy machine a look at the disk may take longer than readiness waits for it.
    await expect.poll(readiness, soon).toEqual({
      status: 'ok',
      parts: { database: 'ok', files: 'ok', space: 'ok' },
    });
  });
});
