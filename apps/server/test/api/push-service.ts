import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service has taken for a browser. */
export interface TakenPush {
  to: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** A push service on this machine; it refuses as it is told. */
export async function openPushService() {
  const taken: TakenPush[] = [];
  const refusals = new Map<string, Refusal>();
  const server = createServer((request, response) => {
    const to = request.url?.slice(1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const refusal = refusals.get(to);
      if (!refusal) taken.push({ to, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(refusal?.status ?? 201, refusal?.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    taken,
    refuse: (to: string, refusal: Refusal) => refusals.set(to, refusal),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
