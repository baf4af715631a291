import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

/** Who uploads, from where. */
export interface Uploader {
  token?: string;
  address?: string;
}

/** Makes a call of the protocol tus. */
export const callTus = (
  { app }: Pick<TestApp, 'app'>,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'GET',
  url: string,
  headers: Record<string, string> = {},
  { token, address = '10.8.0.1', payload }: Uploader & { payload?: Buffer } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url,
    remoteAddress: address,
    headers: {
      'tus-resumable': '1.0.0',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload ? { payload } : {}),
  });

/** Begins an upload of so many bytes. @returns its address. */
export async function beginUpload(
  app: Pick<TestApp, 'app'>,
  length: number,
  uploader: Uploader = {},
): Promise<string> {
  const answer = await callTus(
    app,
    'POST',
    '/api/uploads',
    { 'upload-length': String(length) },
    uploader,
  );
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return String(answer.headers.location);
}

/** Sends what follows after so many bytes. */
export const sendPiece = (
  app: Pick<TestApp, 'app'>,
  url: string,
  at: number,
  payload: Buffer,
  uploader: Uploader = {},
): Promise<LightMyRequestResponse> =>
  callTus(
    app,
    'PATCH',
    url,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
    { ...uploader, payload },
  );

export const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Uploads a whole file. @returns its id. */
export async function uploadWhole(
  app: Pick<TestApp, 'app'>,
  bytes: Buffer,
  uploader: Uploader = {},
): Promise<string> {
  const url = await beginUpload(app, bytes.length, uploader);
  const answer = await sendPiece(app, url, 0, bytes, uploader);
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return idOf(url);
}
