import type { UploadProgress } from '../options.ts';
import type { RawAnswer } from '../read-answer.ts';
import type { Exchange } from './exchange.ts';
import { send } from './send.ts';

type OnProgress = (progress: UploadProgress) => void;

/** A body as a stream that tells how much of it was taken. */
function counted(form: FormData, onProgress: OnProgress) {
  const encoded = new Response(form);
  let loaded = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      controller.enqueue(chunk);
      onProgress({ loaded });
    },
  });
  return {
    type: encoded.headers.get('content-type') ?? 'multipart/form-data',
    stream: encoded.body?.pipeThrough(count) ?? null,
  };
}

function sendStream(
  fetchNow: typeof fetch,
  exchange: Exchange,
  form: FormData,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RawAnswer> {
  const { type, stream } = counted(form, onProgress);
  const headers = { ...exchange.headers, 'content-type': type };
  // The type of fetch does not know yet that a stream needs `duplex`.
  const streaming: RequestInit & { duplex: 'half' } = { body: stream, duplex: 'half', signal };
  return send(fetchNow, { ...exchange, headers, body: undefined }, streaming);
}

/** Browsers tell how far an upload has come in no other way. */
function sendByXhr(
  exchange: Exchange,
  form: FormData,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(exchange.method, exchange.url);
    for (const [name, value] of Object.entries(exchange.headers)) xhr.setRequestHeader(name, value);
    xhr.withCredentials = exchange.credentials === 'include';
    const tell = ({ loaded, total, lengthComputable }: ProgressEvent) =>
      onProgress({ loaded, ...(lengthComputable ? { total } : {}) });
    xhr.upload.addEventListener('progress', tell);
    xhr.addEventListener('load', () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        // Asked for by its name, browsers complain where another origin does not show it.
        requestId: /^x-request-id: *(.*?)\r?$/im.exec(xhr.getAllResponseHeaders())?.[1],
      }),
    );
    xhr.addEventListener('error', () => reject(new Error('The upload did not reach the server')));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}

/**
 * Sends a multipart body and tells how far it has come.
 *
 * @param fetchNow used where it was handed in, and where there is no XMLHttpRequest.
 */
export function upload(
  fetchNow: typeof fetch | undefined,
  exchange: Exchange,
  form: FormData,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RawAnswer> {
  if (fetchNow === undefined && typeof XMLHttpRequest !== 'undefined') {
    return sendByXhr(exchange, form, signal, onProgress);
  }
  return sendStream(fetchNow ?? fetch, exchange, form, signal, onProgress);
}
