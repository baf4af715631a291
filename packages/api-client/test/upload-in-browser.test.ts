// @vitest-environment jsdom
import type { ServerResponse } from 'node:http';
import { endpoints } from '@pothik/contract';
import { expect, it, vi } from 'vitest';
import { createRequester, isHttpError, isNetworkError, type UploadProgress } from '../src/index.ts';
import { json, memoryToken, serve, type Received } from './local-server.ts';

const { image: uploadImage } = endpoints.uploads;
const picture = () => new File(['x'.repeat(5_000)], 'a.png', { type: 'image/png' });

/** The page is of another origin than the server. */
function withLeave(reply: (response: ServerResponse, request: Received) => void) {
  return serve((response, request) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization');
    response.setHeader('access-control-expose-headers', 'x-request-id');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else reply(response, request);
  });
}

it('tells how far an upload has come', async () => {
  const { origin, received } = await withLeave((response) =>
    json(response, 200, { success: true, data: { secure_url: '/media/1' } }),
  );
  const progress: UploadProgress[] = [];
  const request = createRequester({ origin, token: memoryToken('t') });
  const onUploadProgress = (step: UploadProgress) => progress.push(step);
  const result = await request(uploadImage, { image: picture() }, { onUploadProgress });
  expect(result).toEqual({ secure_url: '/media/1' });
  const upload = received.find(({ method }) => method === 'POST');
  expect(upload?.headers.authorization).toBe('Bearer t');
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload?.body).toContain('filename="a.png"');
  expect(progress.at(-1)?.loaded).toBe(progress.at(-1)?.total);
  expect(progress.at(-1)?.loaded).toBeGreaterThan(5_000);
});

it('tells what the server refuses', async () => {
  const { origin } = await withLeave((response) =>
    json(response, 413, { success: false, message: 'Too large', code: 'payload_too_large' }),
  );
  const call = createRequester({ origin })(uploadImage, { image: picture() });
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(isHttpError(error) && [error.status, error.code, error.requestId]).toEqual([
    413,
    'payload_too_large',
    'req-1',
  ]);
});

it('tells that the line broke', async () => {
  const { origin } = await withLeave((response) => response.socket?.destroy());
  // The page's own report of a broken line.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = createRequester({ origin })(uploadImage, { image: picture() });
  expect(isNetworkError(await call.catch((reason: unknown) => reason))).toBe(true);
});

it('ends with its signal', async () => {
  const server = await withLeave(() => undefined);
  const controller = new AbortController();
  const call = createRequester({ origin: server.origin })(
    uploadImage,
    { image: picture() },
    { signal: controller.signal },
  );
  const outcome = call.catch((reason: unknown) => reason);
  const patience = { timeout: 10_000 };
  const methods = () => server.received.map(({ method }) => method);
  await vi.waitFor(() => expect(methods()).toContain('POST'), patience);
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(server.cut()).toBe(1), patience);
});
