import type { UploadProgress } from '../request/options.ts';
import type { RawAnswer } from '../answer/read-answer.ts';
import type { Exchange } from './exchange.ts';
import { send } from './send.ts';

/** What an upload tells of its way. */
export interface UploadListener {
  progress(step: UploadProgress): void;
  /** All of it was handed over; what lies in the buffers of the line is still on its way. */
  sent(): void;
}

/** What is handed over at once, in bytes: a picture in memory comes as a single piece. */
const pieceSize = 65_536;

/** A body as a stream that tells how much of it was taken. */
function counted(form: FormData, listener: UploadListener) {
  const encoded = new Response(form);
  async function* pieces() {
    let loaded = 0;
    for await (const chunk of encoded.body ?? []) {
      for (let start = 0; start < chunk.length; start += pieceSize) {
        const piece = chunk.subarray(start, start + pieceSize);
        yield piece;
        loaded += piece.length;
        listener.progress({ loaded });
      }
    }
    listener.sent();
  }
  return {
    type: encoded.headers.get('content-type') ?? 'multipart/form-data',
    stream: toStream(pieces()),
  };
}

/** As `ReadableStream.from`, which not every browser has. */
function toStream(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

function sendStream(
  fetchNow: typeof fetch,
  exchange: Exchange,
  form: FormData,
  signal: AbortSignal,
  listener: UploadListener,
): Promise<RawAnswer> {
  const { type, stream } = counted(form, listener);
  const headers = { ...exchange.headers, 'content-type': type };
  // The type of fetch does not know yet that a stream needs `duplex`.
  const streaming: RequestInit & { duplex: 'half' } = { body: stream, duplex: 'half', signal };
  return send(fetchNow, { ...exchange, headers, body: undefined }, streaming);
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const lines = xhr.getAllResponseHeaders().matchAll(/^([^:\r\n]+): *(.*?)\r?$/gm);
  return new Headers(
    [...lines].map(([, name = '', value = '']): [string, string] => [name, value]),
  );
}

/** Browsers tell how far an upload has come in no other way. */
function sendByXhr(
  exchange: Exchange,
  form: FormData,
  signal: AbortSignal,
  listener: UploadListener,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(exchange.method, exchange.url);
    for (const [name, value] of Object.entries(exchange.headers)) xhr.setRequestHeader(name, value);
    xhr.withCredentials = exchange.credentials === 'include';
    const tell = ({ loaded, total, lengthComputable }: ProgressEvent) =>
      listener.progress({ loaded, ...(lengthComputable ? { total } : {}) });
    xhr.upload.addEventListener('progress', tell);
    xhr.upload.addEventListener('load', () => listener.sent());
    xhr.addEventListener('load', () =>
      resolve({ status: xhr.status, headers: headersOf(xhr), text: xhr.responseText }),
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
  listener: UploadListener,
): Promise<RawAnswer> {
  if (fetchNow === undefined && typeof XMLHttpRequest !== 'undefined') {
    return sendByXhr(exchange, form, signal, listener);
  }
  return sendStream(fetchNow ?? fetch, exchange, form, signal, listener);
}
