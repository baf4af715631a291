import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A line to a server that holds back the answers to some addresses once the server has given them: also from a service
 * worker, which the test's routes do not reach.
 */
export async function heldLine(target: string) {
  const { hostname, port } = new URL(target);
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  /** `isHeld`: none before the test says which. `held`: the paths of those that wait. */
  const state = { isHeld: (_path: string) => false, held: [] as string[] };
  const server = createServer((asked, answer) => {
    const { method, headers, url: path = '/' } = asked;
    const onward = request({ hostname, port, method, headers, path }, (given) => {
      const isHeld = state.isHeld(path);
      if (isHeld) state.held.push(path);
      void (isHeld ? released : Promise.resolve()).then(() => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(own)}`,
    state,
    release: () => resolve(undefined),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
