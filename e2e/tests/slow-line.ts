import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What a project may say of the lines in its tests. */
export interface Speed {
  /** How many times as fast as told they are. */
  lineSpeed: number;
}

/** How a line behaves on which packets get lost. */
interface SlowLine {
  /** Of what goes to the server. */
  bitsPerSecond: number;
  /** The share of packets that are lost on the way, from 0 to 1. */
  loss: number;
}

/** What travels at once, in bytes. */
const packet = 1_460;

/** How long a sender waits until it sends a lost packet again, in milliseconds at 400 kbit/s. */
const retransmission = 200;

/** A number from 0 to 1, the same ones in each run. */
function repeatableChance(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Lets bytes through at a line's pace; each lost packet holds up all that follow it. */
function carry(near: Socket, far: Socket, line: SlowLine, count: (bytes: number) => void) {
  const chance = repeatableChance();
  const perPacket = (packet * 8 * 1_000) / line.bitsPerSecond;
  const perLoss = (retransmission * 400_000) / line.bitsPerSecond;
  let free = performance.now();
  const waiting: Buffer[] = [];
  let isCarrying = false;

  async function carryAll() {
    isCarrying = true;
    for (let bytes = waiting.shift(); bytes; bytes = waiting.shift()) {
      near.pause();
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        free = Math.max(free, performance.now() - 50) + perPacket;
        if (chance() < line.loss) free += perLoss;
        const wait = free - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        if (far.destroyed) return;
        if (!far.write(part)) await once(far, 'drain').catch(() => undefined);
        count(part.length);
      }
      near.resume();
    }
    isCarrying = false;
    if (near.readableEnded) far.end();
  }
  near.on('data', (bytes: Buffer) => {
    waiting.push(bytes);
    if (!isCarrying) void carryAll();
  });
  near.on('end', () => {
    if (!isCarrying) far.end();
  });
}

/**
 * A line to a server on which what is sent takes its time, as on a telephone far from everything.
 *
 * @param socketPath of a local socket where it begins; without, it begins at a port of its own.
 */
export async function slowLine(target: string, line: SlowLine, socketPath?: string) {
  const { hostname, port } = new URL(target);
  const state = { carried: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    carry(near, far, line, (bytes) => (state.carried += bytes));
    far.pipe(near);
  });
  if (socketPath === undefined) server.listen(0, '127.0.0.1');
  else server.listen(socketPath);
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : undefined;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${String(own)}`, state, close };
}

/**
 * `fetch` over a local socket, which holds about as much as a line does: between two ports of one
 * machine the system itself takes 4 MB before anything has arrived.
 */
export const fetchOver =
  (socketPath: string): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(new Request(input).url);
    const call = request({
      socketPath,
      path: pathname + search,
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    const body = new Response(init?.body).body ?? [];
    const [[answer]] = await Promise.all([answered, pipeline(body, call)]);
    return new Response(await buffer(answer), { status: answer.statusCode ?? 500 });
  };
