import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server that breaks again and again. */
export interface BreakingLine {
  origin: string;
  /** What was sent over it to the server, and how often it broke. */
  state: { carried: number; breaks: number };
}

/** @param after so many bytes to the server each connection breaks; none of them is lost. */
export async function breakingLine(target: string, after: number): Promise<BreakingLine> {
  const { hostname, port } = new URL(target);
  const state = { carried: 0, breaks: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = 0;
    near.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      state.carried += bytes.length;
      if (sent < after) far.write(bytes);
      else {
        state.breaks += 1;
        far.end(bytes);
        near.resetAndDestroy();
      }
    });
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.end());
      socket.on('close', () => {
        sockets.delete(socket);
        other.end();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, state };
}
