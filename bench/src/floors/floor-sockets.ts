/** A Socket.IO server that holds sockets and passes on what they say: the floor of both. */
import { createServer } from 'node:http';
import process from 'node:process';
import { Server } from 'socket.io';

const http = createServer((_request, answer) => answer.end('{"status":"ok"}'));
const io = new Server(http, { transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  socket.on('say', (content: unknown) => io.emit('said', content));
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  process.stdout.write(`http://127.0.0.1:${String(address.port)}\n`);
});
