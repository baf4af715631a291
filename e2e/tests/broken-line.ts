import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface BrokenLine {
  /** Each way, for all connections together. */
  bitsPerSecond: number;
  /** How long a packet is on its way, in milliseconds. */
  latency: number;
  /** After how long everything that is open breaks, again and again, in milliseconds. */
  cutEvery: number;
  /** The telephone's own address, of those that lead to this machine. Default: the machine's choice. */
  address?: string | undefined;
}

/** What travels at once, in bytes. */
const packet = 1_460;

/** One direction of a line: whoever sends waits for those who came first. */
class Pace {
  #free = 0;
  readonly #bitsPerSecond: number;

  constructor(bitsPerSecond: number) {
    this.#bitsPerSecond = bitsPerSecond;
  }

  async pass(bytes: number): Promise<void> {
    const now = performance.now();
    this.#free = Math.max(this.#free, now) + (bytes * 8_000) / this.#bitsPerSecond;
    await pause(this.#free - now);
  }
}

/**
 * A telephone's line to a server. It is good until `state.isBroken`; then it is slow, and breaks again and again.
 *
 * `state.sent` counts the bytes that went towards the server.
 */
export async function brokenLine(
  target: string,
  { bitsPerSecond, latency, cutEvery, address }: BrokenLine,
) {
  const { hostname, port } = new URL(target);
  const state = { isBroken: false, sent: 0, cuts: 0 };
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };

  /** Whatever happens at one end is known at the other when it has travelled there. */
  const later = (happens: () => void) => setTimeout(happens, state.isBroken ? latency : 0);

  async function carry(near: Socket, far: Socket, pace: Pace, count: (bytes: number) => void) {
    try {
      for await (const chunk of near as AsyncIterable<Buffer>) {
        for (let start = 0; start < chunk.length; start += packet) {
          const part = chunk.subarray(start, start + packet);
          if (state.isBroken) await pace.pass(part.length);
          if (far.destroyed) return;
          count(part.length);
          if (state.isBroken) setTimeout(() => far.write(part), latency);
          else far.write(part);
        }
      }
      later(() => far.end());
    } catch {
      later(() => far.destroy());
    }
  }

  const up = new Pace(bitsPerSecond);
  const down = new Pace(bitsPerSecond);
  const server = createServer((near) => {
    const far = connect({
      host: hostname,
      port: Number(port),
      ...(address !== undefined && { localAddress: address }),
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.setNoDelay().on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        later(() => other.destroy());
      });
    }
    void carry(near, far, up, (bytes) => (state.sent += bytes));
    void carry(far, near, down, () => undefined);
  });
  const timer = setInterval(() => {
    if (!state.isBroken) return;
    state.cuts += 1;
    cut();
  }, cutEvery);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    state,
    close() {
      clearInterval(timer);
      server.close();
      cut();
    },
  };
}
