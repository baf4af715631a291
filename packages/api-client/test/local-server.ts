import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** What came in, whole. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (response: ServerResponse, request: Received) => unknown;

export interface LocalServer {
  origin: string;
  received: Received[];
  /** How many connections were cut before they were answered. */
  cut: () => number;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/** A real server for one test; it reads a request to its end before it replies. */
export async function serve(reply: Reply): Promise<LocalServer> {
  const received: Received[] = [];
  let cut = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) cut += 1;
    });
    void bodyOf(request).then(
      (body) => {
        const { method = '', url = '', headers } = request;
        const whole = { method, url, headers, body };
        received.push(whole);
        reply(response, whole);
      },
      // A request that breaks off is not answered.
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, received, cut: () => cut };
}

/** Answers JSON. */
export function json(response: ServerResponse, status: number, body: unknown): ServerResponse {
  return response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1' })
    .end(JSON.stringify(body));
}

/** A page of services with these ids. */
export const pageOf = (ids: readonly string[], hasNext: boolean) => ({
  success: true,
  data: ids.map((_id) => ({ _id })),
  pagination: { hasNext, total: 100 },
});

/** A token source in memory that remembers what was done to it. */
export function memoryToken(token?: string) {
  const source = {
    current: token,
    get: () => source.current,
    set: (next: string) => void (source.current = next),
    remove: () => void (source.current = undefined),
  };
  return source;
}
