import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, when the app closes, connections on which nobody has asked for anything yet, as browsers open them ahead of
 * need: Node.js takes them for requests that are on their way, and waits for their headers.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  const isUsed = ({ socket }: { socket: Socket }) => void silent.delete(socket);
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', isUsed).on('upgrade', isUsed);
  app.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });
}
