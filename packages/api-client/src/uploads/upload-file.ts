import { apiPrefix, uploadStallTimeout } from '@pothik/contract';
import { Upload } from 'tus-js-client';
import { isHttpError } from '../errors/http-error.ts';
import { withDeadline } from '../request/deadline.ts';
import { isSendableToken } from '../request/headers.ts';
import type { ClientOptions, UploadProgress } from '../request/options.ts';
import { growingDelay, pause } from '../request/retry.ts';
import { firstPieceSize, nextPieceSize } from './piece-size.ts';
import { readBlob } from './read-blob.ts';
import { refusalIn } from './refusal.ts';

/** Where files are sent, as for a client. The session is not renewed here. */
export type UploadTarget = Pick<ClientOptions, 'origin' | 'fetch' | 'language'> & {
  token?: Pick<Exclude<ClientOptions['token'], 'cookie' | undefined>, 'get'> | undefined;
};

/** What one upload may have of its own. */
export interface UploadOptions {
  /** Ends the upload; what has arrived stays for a day. */
  signal?: AbortSignal;
  /** Of the file; what had arrived before counts. */
  onProgress?: (progress: UploadProgress) => void;
  /** Where an earlier try of the same file lies, as `onAddress` told it. Where it is gone, it begins anew. */
  address?: string | undefined;
  /** Told where the upload lies once it has begun: who keeps that goes on there after a reload. */
  onAddress?: (address: string) => void;
  /** How often it goes on after failures between which not a byte has arrived. Default 6. */
  attempts?: number;
}

/** In milliseconds; it grows with each failure. */
const baseDelay = 500;

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Waits until the device has a network, and a while that is longer with each failure. */
async function waitForLine(failures: number, signal: AbortSignal | undefined): Promise<void> {
  if (isOffline()) {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      signal?.addEventListener('abort', resolve, { once: true });
    });
  }
  await pause(growingDelay(failures, baseDelay), signal);
}

/** Whether the server has said no for good; of a conflict it has got further, or less far, than was thought. */
const isFinal = (error: unknown) =>
  isHttpError(error) && error.status < 500 && ![409, 423, 429].includes(error.status);

const isGone = (error: unknown) => isHttpError(error) && [404, 410].includes(error.status);

/**
 * Sends a file so that it goes on where it stopped: after a line that broke or stood still, after a time without
 * a network and, from the address that was kept, after a reload. What has arrived is not sent again.
 *
 * @returns the id of the upload, which calls take once and within a day in place of the file.
 * @throws HttpError where the server refuses, NetworkError or TimeoutError after too many tries in vain, or the
 *   signal's reason.
 */
export async function uploadFile(
  { origin = '', language, token }: UploadTarget,
  file: Blob,
  { signal, onProgress, onAddress, address, attempts = 6 }: UploadOptions = {},
): Promise<string> {
  const endpoint = `${origin}${apiPrefix}/uploads`;
  let arrived = 0;
  let failures = 0;
  let sentAt = 0;
  /** The time of an answer that has nothing to carry, in milliseconds. */
  let latency = 0;
  // It takes a Blob, and is told how one is read.
  const upload = new Upload(file, {
    fileReader: readBlob,
    fingerprint: () => Promise.resolve(''),
    chunkSize: firstPieceSize,
    retryDelays: null,
    storeFingerprintForResuming: false,
    async onBeforeRequest(request) {
      const session = await token?.get();
      if (session !== undefined && isSendableToken(session)) {
        request.setHeader('authorization', `Bearer ${session}`);
      }
      if (language) request.setHeader('accept-language', language);
      sentAt = performance.now();
    },
    onAfterResponse(request, response) {
      if (request.getMethod() !== 'PATCH') latency = performance.now() - sentAt;
      const offset = Number(response.getHeader('upload-offset') ?? 0);
      if (offset > arrived) [arrived, failures] = [offset, 0];
    },
    onChunkComplete(size) {
      upload.options.chunkSize = nextPieceSize(size, performance.now() - sentAt, latency);
    },
    onUploadUrlAvailable() {
      if (upload.url !== null) onAddress?.(upload.url);
    },
  });
  upload.url = address ?? null;

  const goOn = () =>
    withDeadline(signal, uploadStallTimeout, async (cut, moved) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      cut.addEventListener('abort', () => void upload.abort());
      // Without it an upload whose state can't be told now is not begun anew.
      upload.options.endpoint = upload.url === null ? endpoint : null;
      upload.options.onProgress = (loaded, total) => {
        moved();
        onProgress?.({ loaded, total });
      };
      upload.options.onSuccess = () => resolve((upload.url ?? '').replace(/.*\//, ''));
      upload.options.onError = reject;
      upload.start();
      return promise;
    });

  for (;;) {
    try {
      return await goOn();
    } catch (error) {
      signal?.throwIfAborted();
      const refusal = refusalIn(error);
      if (isGone(refusal) && upload.url !== null) [upload.url, arrived] = [null, 0];
      else if (isFinal(refusal) || failures >= attempts) throw refusal ?? error;
      // Who sends without a network is told so; in the middle of a file it is waited for.
      else if (isOffline() && arrived === 0) throw error;
    }
    failures += 1;
    await waitForLine(failures, signal);
  }
}
