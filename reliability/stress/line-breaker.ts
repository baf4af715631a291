import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address in front of several servers, which breaks lines when it is told to. */
export interface LineBreaker {
  port: number;
  /** Breaks this share of the lines, from 0 to 1, wherever they are in what they say. */
  cut(share: number): number;
  close(): void;
}

/**
 * Passes each connection on to one of the servers, in turn; where that one is away, to the next. It comes
 * from the address that it came from.
 */
export async function createLineBreaker(ports: readonly number[]): Promise<LineBreaker> {
  const lines = new Set<Socket>();
  let turn = 0;

  function pass(line: Socket, tries: number) {
    if (line.destroyed) return;
    if (tries === 0) {
      line.destroy();
      return;
    }
    turn += 1;
    const port = ports[turn % ports.length] ?? 0;
    const onward = connect({ port, host: '127.0.0.1', localAddress: line.remoteAddress });
    onward.once('connect', () => {
      line.pipe(onward).pipe(line);
      onward.on('close', () => line.destroy());
      line.on('close', () => onward.destroy());
    });
    onward.on('error', () => {
      if (onward.readyState !== 'open' && onward.bytesRead === 0 && line.bytesRead === 0) {
        pass(line, tries - 1);
      } else line.destroy();
    });
  }

  const server = createServer({ pauseOnConnect: false }, (line) => {
    lines.add(line);
    line.on('error', () => undefined);
    line.on('close', () => lines.delete(line));
    pass(line, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return {
    port: address.port,
    cut(share) {
      const victims = [...lines].filter(() => Math.random() < share);
      for (const line of victims) line.destroy();
      return victims.length;
    },
    close() {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}
