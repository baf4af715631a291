import { endpoints } from '@pothik/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequester, isTimeoutError, type UploadProgress } from '../src/index.ts';
import { json, memoryToken, serve } from './local-server.ts';

const { image: uploadImage } = endpoints.uploads;
const stored = { success: true, status: 'success', data: { secure_url: '/media/1' } };
const picture = (bytes: number) =>
  new File([new Uint8Array(bytes).fill(120)], 'ছবি.png', { type: 'image/png' });

afterEach(() => {
  vi.useRealTimers();
});

describe('an upload', () => {
  it('arrives whole and tells how far it has come', async () => {
    const { origin, received } = await serve((response) => json(response, 200, stored));
    const progress: UploadProgress[] = [];
    const request = createRequester({ origin, token: memoryToken('t') });
    const size = 1_000_000;
    const result = await request(
      uploadImage,
      { image: picture(size) },
      { onUploadProgress: (step) => progress.push(step), idempotencyKey: 'k' },
    );
    expect(result).toEqual({ secure_url: '/media/1' });
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
    expect(body).toContain('name="image"');
    expect(body.length).toBeGreaterThan(size);
    expect(progress.at(-1)?.loaded).toBe(body.length);
    const steps = progress.map(({ loaded }) => loaded);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(10);
  });

  it('goes on for as long as it moves, and fails when it stands still', async () => {
    vi.useFakeTimers();
    const steps: number[] = [];
    const standsStill = Promise.withResolvers<undefined>();
    const slow: typeof fetch = async (_url, init) => {
      const body = init?.body;
      if (!(body instanceof ReadableStream)) throw new Error('no stream');
      const reader = body.getReader();
      // A piece of it just in time each, and then nothing more.
      for (let pieces = 0; pieces < 5; pieces += 1) {
        await reader.read();
        await vi.advanceTimersByTimeAsync(49);
      }
      standsStill.resolve(undefined);
      return new Promise(() => undefined);
    };
    const call = createRequester({ fetch: slow })(
      uploadImage,
      { image: picture(2_000_000) },
      { timeout: 50, onUploadProgress: ({ loaded }) => steps.push(loaded) },
    );
    let outcome: unknown;
    const ended = call.catch((reason: unknown) => (outcome = reason));
    await standsStill.promise;
    expect(outcome).toBeUndefined();
    expect(steps.length).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(50);
    await ended;
    expect(isTimeoutError(outcome) && outcome.after).toBe(50);
  });

  it('waits longer for the answer, for what was handed over may still be on its way', async () => {
    vi.useFakeTimers();
    const handedOver = Promise.withResolvers<undefined>();
    const slow: typeof fetch = async (_url, init) => {
      await new Response(init?.body).arrayBuffer();
      handedOver.resolve(undefined);
      await new Promise((resolve) => setTimeout(resolve, 110_000));
      return Response.json(stored);
    };
    const call = createRequester({ fetch: slow })(uploadImage, { image: picture(2_000_000) });
    await handedOver.promise;
    await vi.advanceTimersByTimeAsync(110_000);
    expect(await call).toEqual({ secure_url: '/media/1' });
  });

  it('is sent again with the renewed session', async () => {
    const { origin, received } = await serve((response, { url, headers }) => {
      if (url === '/api/auth/refresh') json(response, 200, { success: true, token: 'new' });
      else if (headers.authorization === 'Bearer new') json(response, 200, stored);
      else json(response, 401, { success: false, message: 'No' });
    });
    const request = createRequester({ origin, token: memoryToken('old') });
    await request(uploadImage, { image: picture(1_000) });
    const sizes = received
      .filter(({ url }) => url.includes('upload'))
      .map(({ body }) => body.length);
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBeGreaterThan(1_000);
    expect(sizes[1]).toBeGreaterThan(1_000);
  });

  it('ends with its signal', async () => {
    const { origin, received } = await serve(() => undefined);
    const controller = new AbortController();
    const request = createRequester({ origin });
    const call = request(uploadImage, { image: picture(10) }, { signal: controller.signal });
    const outcome = call.catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });
});
