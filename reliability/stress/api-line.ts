import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the API that came whole. */
interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls the API from one address, and again until an answer comes. */
export function createApiLine(port: number, from: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });

  const once = (method: string, path: string, headers: object, payload?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const body = payload === undefined ? undefined : JSON.stringify(payload);
      const call = request(
        {
          ...{ agent, port, method, host: '127.0.0.1', localAddress: from },
          path: `/api${path}`,
          timeout: 10_000,
          headers: {
            ...headers,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            if (!answer.complete) {
              reject(new Error('the answer was cut'));
              return;
            }
            const text = Buffer.concat(parts).toString();
            resolve({
              status: answer.statusCode ?? 0,
              body: Object(JSON.parse(text || '{}')) as Record<string, unknown>,
            });
          });
        },
      );
      call.on('error', reject);
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.end(body);
    });

  return {
    /** The answer that says yes; whatever else comes is waited out. */
    async call(method: 'GET' | 'POST', path: string, headers: object, payload?: object) {
      for (;;) {
        try {
          const answer = await once(method, path, headers, payload);
          if (answer.status === 200) return answer.body;
          if (answer.status < 500 && answer.status !== 429) {
            throw new RangeError(`${path}: ${JSON.stringify(answer.body)}`);
          }
        } catch (error) {
          if (error instanceof RangeError) throw error;
        }
        await pause(200 + Math.random() * 300);
      }
    },
    close: () => agent.destroy(),
  };
}
