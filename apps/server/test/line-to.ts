import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database, or to Redis, that can be cut and held up. */
export type Line = Awaited<ReturnType<typeof lineTo>>;

/** @param url of what answers at the other end, with its port unless that is PostgreSQL's own. */
export async function lineTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'held' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || '5432'), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (state === 'held') socket.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: own.href,
    /** All connections break, and none is made. */
    cut,
    /** Nothing arrives, and nothing is said. */
    hold() {
      state = 'held';
      for (const socket of sockets) socket.pause();
    },
    /** What goes over the connections that there are is lost from now on; new ones are made. */
    lose() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    close() {
      cut();
      server.close();
    },
  };
}
