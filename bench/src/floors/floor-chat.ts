/** Stores what is sent to it as one row and passes it on to sockets: the floor of a chat. Argument: PostgreSQL's address. */
import { createServer } from 'node:http';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { Server } from 'socket.io';

const pool = new pg.Pool({ connectionString: process.argv[2] });
await pool.query('create table said (content text not null)');

async function take(content: string) {
  await pool.query('insert into said (content) values ($1)', [content]);
  io.emit('said', content);
}

const http = createServer((request, answer) => {
  json(request)
    .then((body) => take((body as { content: string }).content))
    .then(
      () => answer.end('{"success":true}'),
      () => answer.writeHead(500).end(),
    );
});
const io = new Server(http, { transports: ['websocket'], serveClient: false });
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  process.stdout.write(`http://127.0.0.1:${String(address.port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
