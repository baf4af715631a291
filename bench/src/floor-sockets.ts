/** A Socket.IO server that holds sockets and does nothing else: the floor of what one costs. */
import { createServer } from 'node:http';
import process from 'node:process';
import { Server } from 'socket.io';

const http = createServer();
new Server(http, { transports: ['websocket'], serveClient: false });
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  process.stdout.write(`http://127.0.0.1:${String(address.port)}\n`);
});
