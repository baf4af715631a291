import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Systems take the ports of outgoing connections from 32,768 or further up. */
const range = { from: 20_000, to: 32_768 };

async function tryPort(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/**
 * Ports on loopback that nobody uses. They are drawn by lot from those that no connection is given by
 * itself, so that nobody else has them until they are used, and two runs at once have others.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Map<number, Server>();
  try {
    for (let draw = 0; found.size < count && draw < 1_000; draw += 1) {
      const port = randomInt(range.from, range.to);
      const server = await tryPort(port);
      if (server) found.set(port, server);
    }
    if (found.size < count) throw new Error(`no free port from ${range.from} to ${range.to}`);
    return [...found.keys()];
  } finally {
    await Promise.all(
      [...found.values()].map(async (server) => {
        server.close();
        await once(server, 'close');
      }),
    );
  }
}

/** A port on loopback that nobody uses. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
