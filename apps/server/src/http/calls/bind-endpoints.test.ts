import { once } from 'node:events';
import { request } from 'node:http';
import multipart from '@fastify/multipart';
import { apiPrefix } from '@pothik/contract';
import { definitions } from '@pothik/contract/schemas';
import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache } from '../cache/answer-cache.ts';
import { insideAddress } from '../inside-address.ts';
import { allEndpoints, bindEndpoints, type Binding } from './bind-endpoints.ts';
import type { CallContext, Caller, Handlers } from './call.ts';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

type Handle = (call: CallContext & Record<string, unknown>) => Promise<unknown>;

const types = [{ value: 'visa', label: 'Visa' }];
const done = { message: 'Done' };

/** Handlers of the whole contract that tell what they were handed, and answer with what is given here. */
function tellingHandlers(answers: Record<string, unknown>) {
  const calls: [id: string, call: Parameters<Handle>[0]][] = [];
  const groups = Object.entries(definitions).map(([group, defined]) => {
    const handlers = Object.keys(defined).map((name): [string, Handle] => [
      name,
      (call) => {
        calls.push([`${group}.${name}`, call]);
        return Promise.resolve(answers[`${group}.${name}`] ?? done);
      },
    ]);
    return [group, Object.fromEntries(handlers)];
  });
  return { calls, handlers: Object.fromEntries(groups) as Handlers };
}

const caller: Caller = { userId: 'u1', role: 'agent', sessionId: 's1' };

const binding: Binding = {
  authorize: () => Promise.resolve(caller),
  performAs: (_caller, call) => call(),
  rememberDevice: () => 'kept',
  publicOrigin: 'https://www.pothik.test',
  cache: new AnswerCache(),
  receiveForm: () => Promise.resolve({ image: new Blob(['form']) }),
  checkResults: true,
};

/** A server of nothing but the bound endpoints. */
async function open(more: Partial<Binding> & { answers?: Record<string, unknown> } = {}) {
  const { calls, handlers } = tellingHandlers({
    'bookings.serviceTypes': types,
    ...more.answers,
  });
  const asked: [access: string, token: string | undefined][] = [];
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RequestError) {
      return reply.code(error.status).send({ code: error.code, message: error.message });
    }
    return reply.code(500).send({ code: 'defect' });
  });
  await app.register(multipart);
  bindEndpoints(app, handlers, {
    ...binding,
    authorize: ({ access }, { token }) => {
      asked.push([access, token]);
      return Promise.resolve(caller);
    },
    cache: new AnswerCache(),
    ...more,
  });
  return { app, calls, asked };
}

const token = 'A'.repeat(43);
const form = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload: '--b--\r\n',
};

describe('an endpoint', () => {
  it('has a route where there is a handler for it, and none where there is none', () => {
    const { handlers } = tellingHandlers({});
    const app = fastify();
    const { subscribe } = handlers.newsletter;
    bindEndpoints(app, { services: handlers.services, newsletter: { subscribe } }, binding);
    const routed = allEndpoints.filter(({ definition: { method, path } }) =>
      app.hasRoute({ method, url: apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    );
    expect(routed.map(({ id }) => id)).toEqual([
      ...Object.keys(definitions.services).map((name) => `services.${name}`),
      'newsletter.subscribe',
    ]);
  });

  it('is handed who calls, from where, with what, and what the call shows', async () => {
    const { app, calls, asked } = await open();
    const answer = await app.inject({
      method: 'PATCH',
      url: '/api/users/notifications/n1/read',
      remoteAddress: '10.0.0.7',
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'x'.repeat(400),
        'accept-language': 'bn-BD',
        'x-visitor-token': 'visitor',
        'idempotency-key': 'key',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(asked).toEqual([['signed-in', token]]);
    expect(calls).toEqual([
      [
        'notifications.markRead',
        {
          params: { id: 'n1' },
          query: {},
          body: {},
          caller,
          token,
          address: '10.0.0.7',
          language: 'bn',
          device: 'x'.repeat(300),
          // It does not say that it can be sent again.
          idempotencyKey: undefined,
          isForm: false,
          visitorToken: 'visitor',
          sender: ['10.0.0.7', 'user:u1'],
          forEachAsker: expect.any(Function) as CallContext['forEachAsker'],
        },
      ],
    ]);
  });

  it('is handed nothing for what was not sent', async () => {
    const { app, calls } = await open();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const asked = request(`${address}/api/bookings/b1`, { method: 'DELETE' }).end();
    await once(asked, 'response');
    await app.close();
    expect(calls[0]?.[1]).toMatchObject({
      params: { id: 'b1' },
      token: undefined,
      device: undefined,
      visitorToken: undefined,
    });
  });

  it('that can be sent again is handed the name of the call', async () => {
    const { app, calls } = await open({
      answers: { 'chats.start': { chat: { _id: 'c1', status: 'waiting' } } },
    });
    const start = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/chats/start',
        headers: { 'idempotency-key': key },
        payload: { name: 'Rahima', phone: '01712345678' },
      });
    expect((await start('key')).statusCode).toBe(200);
    expect(calls[0]?.[1].idempotencyKey).toBe('key');
    expect((await start('a b')).statusCode).toBe(400);
  });

  it('takes a form where it says so, and nowhere else', async () => {
    const { app, calls } = await open({ answers: { 'uploads.image': { secure_url: '/one' } } });
    const sent = await app.inject({ method: 'POST', url: '/api/upload/image', ...form });
    expect(sent.statusCode).toBe(200);
    expect(calls[0]?.[1]).toMatchObject({
      isForm: true,
      body: { image: expect.any(Blob) as Blob },
    });
    const refused = await app.inject({ method: 'POST', url: '/api/bookings/track', ...form });
    expect(refused.statusCode).toBe(415);
    expect(refused.json()).toEqual({
      code: 'unsupported_media_type',
      message: 'Send the body as JSON.',
    });
  });

  it('answers as its declaration says, for nobody else to keep', async () => {
    const { app } = await open({ answers: { 'bookings.mine': { bookings: [] } } });
    const answer = await app.inject({ url: '/api/bookings/my-bookings' });
    expect(answer.json()).toEqual({
      success: true,
      status: 'success',
      bookings: [],
      data: { bookings: [] },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('does not reach its handler where the call is refused', async () => {
    const refuse = () => Promise.reject(new RequestError('forbidden', messages.notAllowed));
    const { app, calls } = await open({ authorize: refuse });
    expect((await app.inject({ url: '/api/bookings/my-bookings' })).statusCode).toBe(403);
    expect(calls).toEqual([]);
  });

  it('is held to its declaration in tests, and not where people wait', async () => {
    const answers = { 'bookings.mine': { bookings: 'none' } };
    const strict = await open({ answers });
    expect((await strict.app.inject({ url: '/api/bookings/my-bookings' })).statusCode).toBe(500);
    const lenient = await open({ answers, checkResults: false });
    expect((await lenient.app.inject({ url: '/api/bookings/my-bookings' })).statusCode).toBe(200);
  });
});

describe('an answer for everybody', () => {
  const read = {
    url: '/api/bookings/service-types',
    headers: { authorization: `Bearer ${token}` },
  };

  it('is made once, and asks nobody who they are', async () => {
    const { app, calls, asked } = await open();
    const answers = [await app.inject(read), await app.inject(read)];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ data: types });
      expect(answer.headers['cache-control']).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      );
    }
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[1].caller).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('has something done for each who asks for it, and not for a page that is rendered', async () => {
    const noted: string[] = [];
    const app = fastify();
    await app.register(multipart);
    const { bookings } = tellingHandlers({}).handlers;
    const serviceTypes: Handlers['bookings']['serviceTypes'] = ({ forEachAsker }) => {
      forEachAsker((address) => {
        noted.push(address);
        return Promise.resolve();
      });
      return Promise.resolve(types);
    };
    const cache = new AnswerCache();
    bindEndpoints(app, { bookings: { ...bookings, serviceTypes } }, { ...binding, cache });
    const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.1'];
    for (const remoteAddress of [insideAddress, ...visitors]) {
      expect((await app.inject({ ...read, remoteAddress })).statusCode).toBe(200);
    }
    expect(noted).toEqual(visitors);
  });

  afterEach(() => vi.useRealTimers());

  it('is made anew once it has been kept for as long as it may be', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { app, calls } = await open();
    await app.inject(read);
    vi.setSystemTime(Date.now() + 3_600_000);
    await app.inject(read);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await app.inject(read);
    expect(calls).toHaveLength(2);
  });
});
