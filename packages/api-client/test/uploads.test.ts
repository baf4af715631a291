import { endpoints } from '@pothik/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequester, isHttpError, isNetworkError } from '../src/index.ts';
import { takesUploads, uploadFile } from '../src/uploads/index.ts';
import { breakingLine } from './breaking-line.ts';
import {
  startForeignServer,
  startOurServer,
  type StartedServer,
} from './conformance/started-server.ts';
import { json, serve } from './local-server.ts';

const size = 1_500_000;
const file = new Blob([
  crypto.getRandomValues(new Uint8Array(60_000)),
  new Uint8Array(size - 60_000),
]);

/** What is sent at once, in bytes. */
const requestSize = 65_536;

describe('an upload to our server', () => {
  let server: StartedServer;
  beforeAll(async () => {
    server = await startOurServer();
  });
  afterAll(() => server.stop());

  const arrived = async (id: string) => {
    const answer = await fetch(`${server.origin}/api/uploads/${id}`, {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0' },
    });
    return Number(answer.headers.get('upload-offset'));
  };

  it('arrives whole over a line that breaks, and no more than what was under way is sent twice', async () => {
    const line = await breakingLine(server.origin, 200_000);
    const told: number[] = [];
    const id = await uploadFile({ origin: line.origin }, file, {
      onProgress: ({ loaded }) => told.push(loaded),
    });
    expect(await arrived(id)).toBe(size);
    expect(line.state.breaks).toBeGreaterThan(4);
    // A busy server has not read all of a request when it is asked how far it has come.
    expect(line.state.carried).toBeLessThan(size * 1.05 + line.state.breaks * requestSize);
    expect(told.at(-1)).toBe(size);
  });

  it('goes on from its address, as after a reload', async () => {
    const line = await breakingLine(server.origin, 700_000);
    const ending = new AbortController();
    let address = '';
    const first = uploadFile({ origin: line.origin }, file, {
      signal: ending.signal,
      onAddress: (told) => (address = told),
      onProgress: ({ loaded }) => {
        if (loaded >= 600_000) ending.abort(new Error('the page is left'));
      },
    });
    await expect(first).rejects.toThrow('the page is left');
    const before = line.state.carried;
    const id = await uploadFile({ origin: line.origin }, file, { address });
    expect(address.endsWith(`/${id}`)).toBe(true);
    expect(await arrived(id)).toBe(size);
    expect(line.state.carried - before).toBeLessThan(size);
  });

  it('begins anew where what was kept is gone', async () => {
    const address = `${server.origin}/api/uploads/gone`;
    const id = await uploadFile({ origin: server.origin }, file, { address });
    expect(await arrived(id)).toBe(size);
  });

  it('is refused in the words of the server', async () => {
    const large = new Blob([new Uint8Array(10 * 1_048_576 + 1)]);
    const error: unknown = await uploadFile({ origin: server.origin }, large).catch(
      (reason: unknown) => reason,
    );
    expect(isHttpError(error) && [error.code, error.serverMessage]).toEqual([
      'payload_too_large',
      'A file is larger than 10 MB.',
    ]);
  });

  it('is known to be taken, and a booking refuses what is no picture', async () => {
    expect(await takesUploads({ origin: server.origin })).toBe(true);
    const request = createRequester({ origin: server.origin });
    const { data } = await request(endpoints.services.list, { limit: 1 });
    const error: unknown = await request(endpoints.bookings.create, {
      serviceId: data[0]?._id ?? '',
      name: 'Rahima',
      phone: '01712345678',
      address: 'Sylhet',
      whatsapp: '01712345678',
      passportUpload: await uploadFile({ origin: server.origin }, file),
    }).catch((reason: unknown) => reason);
    expect(isHttpError(error) && error.code).toBe('unsupported_media_type');
  });
});

it('is not taken by a server that follows the specification alone', async () => {
  const server = await startForeignServer();
  expect(await takesUploads({ origin: server.origin })).toBe(false);
  await server.stop();
});

it('ends where nothing arrives, with the failure of the line', async () => {
  const upload = uploadFile({ origin: 'http://127.0.0.1:9' }, file, { attempts: 1 });
  const error: unknown = await upload.catch((reason: unknown) => reason);
  expect(isNetworkError(error)).toBe(true);
});

it('is made with the session and the language of the person', async () => {
  const { origin, received } = await serve((response) => json(response, 403, { success: false }));
  const token = { get: () => 'a-token' };
  await uploadFile({ origin, token, language: 'bn' }, file).catch(() => undefined);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'accept-language': 'bn',
    'upload-length': String(size),
  });
});
