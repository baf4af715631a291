import type { ServerResponse } from 'node:http';
import { toWire } from '@pothik/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRequester,
  isApiError,
  isHttpError,
  isNetworkError,
  isResponseFormatError,
  isTimeoutError,
  type CallOptions,
} from '../src/index.ts';
import { exampleInput, exampleResult } from '../src/testing/index.ts';
import { declaredCalls, triedCalls, type DeclaredCall } from './declared-calls.ts';
import { json, memoryToken, serve, type Received } from './local-server.ts';

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (result) => Promise.reject(new Error(`the call succeeded: ${JSON.stringify(result)}`)),
    (reason: unknown) => reason,
  );

/** Makes a call as somebody with a session. */
function make({ endpoint }: DeclaredCall, origin: string, options?: CallOptions) {
  const request = createRequester({ origin, token: { get: () => 'token' } });
  return request(endpoint, exampleInput(endpoint), options);
}

const proxyPage = '<!doctype html><title>502 Bad Gateway</title><center>nginx</center>';
const html = { 'content-type': 'text/html' };

interface Fault {
  what: string;
  reply: (response: ServerResponse, call: DeclaredCall) => unknown;
  isTyped: (error: unknown) => boolean;
  retryable: boolean;
  options?: CallOptions;
}

const success = ({ endpoint }: DeclaredCall) =>
  JSON.stringify(toWire(endpoint.envelope, exampleResult(endpoint)));

const isRefusedWith = (status: number) => (error: unknown) =>
  isHttpError(error) && error.status === status && error.code === undefined;

const faults: Fault[] = [
  {
    what: 'an answer that does not begin in time',
    reply: () => undefined,
    isTyped: isTimeoutError,
    retryable: true,
    options: { timeout: 60 },
  },
  {
    what: 'an answer that does not end in time',
    reply: (response) => response.writeHead(200).write('{"success":'),
    isTyped: isTimeoutError,
    retryable: true,
    options: { timeout: 60 },
  },
  {
    what: 'a line that is cut in the middle of the body',
    reply(response, call) {
      const body = success(call);
      response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
      response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
    },
    isTyped: isNetworkError,
    retryable: true,
  },
  {
    what: 'a body that ends too early without a word',
    reply: (response, call) => response.end(success(call).slice(0, -2)),
    isTyped: isResponseFormatError,
    retryable: false,
  },
  {
    what: 'an answer of another content type',
    reply: (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('\x89PNG'),
    isTyped: isResponseFormatError,
    retryable: false,
  },
  {
    what: 'the error page of a proxy',
    reply: (response) => response.writeHead(502, html).end(proxyPage),
    isTyped: isRefusedWith(502),
    retryable: true,
  },
  {
    what: 'the page of a proxy under status 200',
    reply: (response) => response.writeHead(200, html).end(proxyPage),
    isTyped: isResponseFormatError,
    retryable: false,
  },
  {
    what: 'another success than the one that is due',
    reply: (response) => json(response, 200, ['nothing', 'of', 'this']),
    isTyped: isResponseFormatError,
    retryable: false,
  },
];

describe.each(triedCalls)('$id ends in an error with a type', (call) => {
  it.each(faults)('on $what', async ({ reply, isTyped, retryable, options }) => {
    const { origin } = await serve((response) => reply(response, call));
    const error = await failureOf(make(call, origin, options));
    expect(isTyped(error), String(error)).toBe(true);
    expect(isApiError(error) && error.retryable).toBe(retryable);
    expect(isApiError(error) && error.message).toMatch(/\S/);
  });

  it('on no body where one is due', async () => {
    const { origin } = await serve((response) => response.writeHead(204).end());
    if (call.endpoint.mayBeEmpty) await expect(make(call, origin)).resolves.toBeTypeOf('object');
    else expect(isResponseFormatError(await failureOf(make(call, origin)))).toBe(true);
  });
});

describe('a session that ends under twelve calls at once', () => {
  const isRefresh = ({ url }: Received) => url.endsWith('/auth/refresh');
  const refusal = { success: false, message: 'Please login to continue.', code: 'unauthorized' };
  const needsOne = ({ endpoint }: DeclaredCall) =>
    !['public', 'anyone', 'visitor'].includes(endpoint.access);

  it.each(triedCalls.filter(needsOne))('is renewed once: $id', async (call) => {
    const server = await serve((response, received) => {
      if (isRefresh(received)) return json(response, 200, { success: true, token: 'new' });
      if (received.headers.authorization !== 'Bearer new') return json(response, 401, refusal);
      return response.writeHead(200).end(success(call));
    });
    const request = createRequester({ origin: server.origin, token: memoryToken('old') });
    const { endpoint } = call;
    const calls = Array.from({ length: 12 }, () => request(endpoint, exampleInput(endpoint)));
    await expect(Promise.all(calls)).resolves.toHaveLength(12);
    expect(server.received.filter(isRefresh)).toHaveLength(1);
    expect(server.received).toHaveLength(25);
  });

  it('and can not be renewed: each of them ends in the same error, told once', async () => {
    const server = await serve((response) => json(response, 401, refusal));
    const onToast = vi.fn();
    const token = memoryToken('old');
    const request = createRequester({ origin: server.origin, token, onToast });
    const twelve = declaredCalls.filter(needsOne).slice(0, 12);
    expect(twelve).toHaveLength(12);
    const errors = await Promise.all(
      twelve.map(({ endpoint }) => failureOf(request(endpoint, exampleInput(endpoint)))),
    );
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'HttpError', status: 401, code: 'unauthorized' });
    }
    expect(server.received.filter(isRefresh)).toHaveLength(1);
    expect(onToast).toHaveBeenCalledOnce();
    expect(token.current).toBeUndefined();
  });
});

describe.each([
  { what: 'a year ahead', by: 365 * 86_400_000 },
  { what: 'a year back', by: -365 * 86_400_000 },
])('a clock that is set $what during a call', ({ by }) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const turnClock = () => vi.setSystemTime(Date.now() + by);

  it.each(triedCalls)('does not touch $id', async (call) => {
    const { origin } = await serve((response) => {
      turnClock();
      response.writeHead(200).end(success(call));
    });
    await expect(make(call, origin)).resolves.toBeTypeOf('object');
  });

  it('does not keep a call from ending in time', async () => {
    const [call] = triedCalls;
    if (!call) throw new Error('the contract has no calls');
    const { origin } = await serve(turnClock);
    expect(isTimeoutError(await failureOf(make(call, origin, { timeout: 60 })))).toBe(true);
  });
});
