import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { bookingEndpoints, serviceEndpoints } from '@pothik/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createRequester,
  isApiError,
  isNetworkError,
  isTimeoutError,
  type AttemptRecord,
  type ToastMessage,
} from '../src/index.ts';
import { json, serve } from './local-server.ts';

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (reason: unknown) => reason,
  );

/** For what a busy machine does in its own time. */
const patience = { timeout: 20_000 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends the start of an answer and then nothing. */
const stall = (response: ServerResponse) => response.writeHead(200).write('{"success":');

describe('a time-out', () => {
  it.each([
    { what: 'the answer does not begin', reply: () => undefined },
    { what: 'the answer does not end', reply: stall },
  ])('ends the call when $what', async ({ reply }) => {
    const reached = Promise.withResolvers<undefined>();
    const server = await serve((response) => {
      reply(response);
      reached.resolve(undefined);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const toasts: ToastMessage[] = [];
    const request = createRequester({ origin: server.origin, onToast: (t) => toasts.push(t) });
    const call = failureOf(request(serviceEndpoints.get, { id: '1' }, { timeout: 250 }));
    await reached.promise;
    await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    const error = await call;
    expect(isTimeoutError(error) && error.after).toBe(250);
    expect(error).toMatchObject({ name: 'TimeoutError', retryable: true });
    expect(toasts).toEqual([
      { type: 'error', message: 'Network error. Please check your internet connection.' },
    ]);
    await vi.waitFor(() => expect(server.cut()).toBe(1), patience);
  });

  it('ends a call whose transport does not listen', async () => {
    const request = createRequester({ fetch: () => new Promise(() => undefined) });
    const error = await failureOf(request(serviceEndpoints.get, { id: '1' }, { timeout: 20 }));
    expect(isTimeoutError(error)).toBe(true);
  });

  it('does not come where none is asked for', async () => {
    const { origin } = await serve((response) => json(response, 200, { success: true, data: {} }));
    const request = createRequester({ origin });
    const call = request(serviceEndpoints.get, { id: '1' }, { timeout: Infinity });
    await expect(call).resolves.toEqual({});
  });
});

describe('an abort', () => {
  it('ends the call with the reason, without a toast', async () => {
    const toasts: ToastMessage[] = [];
    const server = await serve(stall);
    const request = createRequester({ origin: server.origin, onToast: (t) => toasts.push(t) });
    const controller = new AbortController();
    const call = failureOf(
      request(serviceEndpoints.get, { id: '1' }, { signal: controller.signal }),
    );
    await vi.waitFor(() => expect(server.received).toHaveLength(1), patience);
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(isApiError(await call)).toBe(false);
    expect(toasts).toEqual([]);
    await vi.waitFor(() => expect(server.cut()).toBe(1), patience);
  });

  it('before the call sends nothing', async () => {
    const server = await serve((response) => json(response, 200, {}));
    const request = createRequester({ origin: server.origin });
    const reason = new Error('left the page');
    const call = request(serviceEndpoints.get, { id: '1' }, { signal: AbortSignal.abort(reason) });
    expect(await failureOf(call)).toBe(reason);
    expect(server.received).toEqual([]);
  });
});

describe('a broken line', () => {
  it('in the middle of the answer is a network error', async () => {
    const { origin } = await serve((response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"success":true');
      response.socket?.destroy();
    });
    const error = await failureOf(createRequester({ origin })(serviceEndpoints.get, { id: '1' }));
    expect(isNetworkError(error)).toBe(true);
    expect(error).toMatchObject({ retryable: true, cause: expect.any(Error) as Error });
  });

  it('before the answer is a network error', async () => {
    const { origin } = await serve((response) => response.socket?.destroy());
    const error = await failureOf(createRequester({ origin })(serviceEndpoints.get, { id: '1' }));
    expect(isNetworkError(error)).toBe(true);
  });

  it('where nobody listens is a network error', async () => {
    const { createServer } = await import('node:net');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    closed.close();
    await once(closed, 'close');
    const request = createRequester({ origin: `http://127.0.0.1:${address.port}` });
    expect(isNetworkError(await failureOf(request(serviceEndpoints.get, { id: '1' })))).toBe(true);
  });
});

it('waits for a slow body', async () => {
  const parts = JSON.stringify({ success: true, data: { _id: 'slow' } }).split('');
  const { origin } = await serve((response) => {
    response.writeHead(200);
    const next = () => {
      const part = parts.shift();
      if (part === undefined) response.end();
      else response.write(part, () => setImmediate(next));
    };
    next();
  });
  const request = createRequester({ origin });
  await expect(request(serviceEndpoints.get, { id: '1' })).resolves.toEqual({ _id: 'slow' });
});

describe('calls that read', () => {
  const flaky = (failures: number, status: number) => {
    let made = 0;
    return serve((response) => {
      made += 1;
      if (made > failures) json(response, 200, { success: true, data: { _id: '1' } });
      else if (status === 0) response.socket?.destroy();
      else json(response, status, {});
    });
  };
  const retry = { attempts: 2, baseDelay: 1 };

  it.each([0, 502, 503, 504])('are made again after %i where that is asked for', async (status) => {
    const { origin, received } = await flaky(2, status);
    const request = createRequester({ origin, retry });
    await expect(request(serviceEndpoints.get, { id: '1' })).resolves.toEqual({ _id: '1' });
    expect(received).toHaveLength(3);
  });

  it('are given up in the end', async () => {
    const { origin, received } = await flaky(9, 503);
    await failureOf(createRequester({ origin, retry })(serviceEndpoints.get, { id: '1' }));
    expect(received).toHaveLength(3);
  });

  it.each([500, 404, 429])('are not made again after %i', async (status) => {
    const { origin, received } = await flaky(1, status);
    await failureOf(createRequester({ origin, retry })(serviceEndpoints.get, { id: '1' }));
    expect(received).toHaveLength(1);
  });

  it('are made once where nothing else is asked for', async () => {
    const { origin, received } = await flaky(1, 503);
    await failureOf(createRequester({ origin })(serviceEndpoints.get, { id: '1' }));
    expect(received).toHaveLength(1);
  });

  /** Asks to wait for so long, twice; then it answers. */
  const busy = (status: number, wait: string) => {
    let made = 0;
    return serve((response) => {
      made += 1;
      response.setHeader('retry-after', wait);
      if (made > 2) json(response, 200, { success: true, data: { _id: '1' } });
      else json(response, status, {});
    });
  };

  it.each([429, 503])('wait for as long as a %i asks', async (status) => {
    const { origin, received } = await busy(status, '1');
    const started = performance.now();
    const request = createRequester({ origin, retry });
    await expect(request(serviceEndpoints.get, { id: '1' })).resolves.toEqual({ _id: '1' });
    expect(received).toHaveLength(3);
    expect(performance.now() - started).toBeGreaterThan(1_990);
  });

  it.each(['11', '1e1', '-1', '2026-11-21', ''])(
    'are not made again after a 429 that asks to wait for %j',
    async (wait) => {
      const { origin, received } = await busy(429, wait);
      const error = await failureOf(
        createRequester({ origin, retry })(serviceEndpoints.get, { id: '1' }),
      );
      expect(received).toHaveLength(1);
      expect(error).toMatchObject({ retryAfter: wait === '11' ? 11 : undefined });
    },
  );

  it('wait until the date that is named, by the clock of the server', async () => {
    let made = 0;
    const { origin, received } = await serve((response) => {
      made += 1;
      response.sendDate = false;
      response.setHeader('date', 'Sat, 21 Nov 2015 10:00:00 GMT');
      response.setHeader('retry-after', `Sat, 21 Nov 2015 10:00:0${made === 1 ? 1 : 9} GMT`);
      json(response, 429, {});
    });
    const started = performance.now();
    const request = createRequester({ origin, retry: { attempts: 1, baseDelay: 1 } });
    const error = await failureOf(request(serviceEndpoints.get, { id: '1' }));
    expect(error).toMatchObject({ retryAfter: 9 });
    expect(received).toHaveLength(2);
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  it('take their own number of tries in place of the client’s', async () => {
    const { origin, received } = await flaky(9, 503);
    const request = createRequester({ origin, retry });
    const once = { retry: { attempts: 0 } };
    await failureOf(request(serviceEndpoints.get, { id: '1' }, once));
    expect(received).toHaveLength(1);
  });

  it('are told of before each time, and send what they are given then', async () => {
    const { origin, received } = await flaky(1, 503);
    const told: AttemptRecord[] = [];
    const ended: number[] = [];
    const request = createRequester({
      origin,
      retry,
      onAttempt(record) {
        told.push(record);
        return { traceparent: `00-${String(record.attempt)}` };
      },
      onCall: ({ attempt }) => ended.push(attempt),
    });
    await request(serviceEndpoints.get, { id: 'private' });
    expect(told).toEqual([
      { method: 'GET', path: '/services/{id}', attempt: 1 },
      { method: 'GET', path: '/services/{id}', attempt: 2 },
    ]);
    expect(received.map(({ headers }) => headers.traceparent)).toEqual(['00-1', '00-2']);
    expect(ended).toEqual([1, 2]);
  });

  it('stop waiting for their turn when they are aborted', async () => {
    const { origin, received } = await flaky(9, 503);
    // It asks by chance how long to wait, and then waits.
    const waits = Promise.withResolvers<undefined>();
    vi.spyOn(Math, 'random').mockImplementation(() => {
      waits.resolve(undefined);
      return 1;
    });
    const request = createRequester({ origin, retry: { attempts: 1, baseDelay: 1e9 } });
    const controller = new AbortController();
    const { signal } = controller;
    const call = failureOf(request(serviceEndpoints.get, { id: '1' }, { signal }));
    await waits.promise;
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(received).toHaveLength(1);
  });
});

describe('calls that write', () => {
  const retry = { attempts: 2, baseDelay: 1 };
  const booking = { serviceId: 's', name: 'R', phone: '01712345678', address: 'Dhaka' };
  const flaky = (failures: number) => {
    let made = 0;
    return serve((response) => {
      made += 1;
      if (made > failures) json(response, 200, { success: true, booking: { _id: '1' } });
      else response.socket?.destroy();
    });
  };
  const keysOf = ({ received }: Awaited<ReturnType<typeof flaky>>) =>
    received.map(({ headers }) => headers['idempotency-key']);

  it('are made again under one key of their own, where the server knows keys', async () => {
    const server = await flaky(2);
    const request = createRequester({ origin: server.origin, retry });
    await request(bookingEndpoints.create, booking);
    await request(bookingEndpoints.create, booking);
    const [first, second, third, other] = keysOf(server);
    expect(first).toMatch(/^[\d-]{7,}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).toMatch(/^[\d-]{7,}$/);
    expect(other).not.toBe(first);
  });

  it('keep the key that was handed in', async () => {
    const server = await flaky(1);
    const request = createRequester({ origin: server.origin, retry });
    await request(bookingEndpoints.create, booking, { idempotencyKey: 'mine' });
    expect(keysOf(server)).toEqual(['mine', 'mine']);
  });

  it('carry no key that nobody asked for: another server may not let it pass', async () => {
    const server = await flaky(0);
    await createRequester({ origin: server.origin })(bookingEndpoints.create, booking);
    expect(keysOf(server)).toEqual([undefined]);
  });

  it('are made once where the server knows no keys', async () => {
    const { origin, received } = await flaky(1);
    const request = createRequester({ origin, retry });
    const call = request(bookingEndpoints.update, { id: '1' }, { idempotencyKey: 'mine' });
    expect(isNetworkError(await failureOf(call))).toBe(true);
    expect(received).toHaveLength(1);
  });
});
