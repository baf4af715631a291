import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEmbeddedTemplate, temporaryDirectory } from '@pothik/server/test/databases.ts';
import { startRunningServer } from '@pothik/server/test/running-server.ts';

/** How many lines of each kind do nothing. */
const idle = 5_000;
/** So many are opened at once. */
const batch = 50;
/** What a line that does nothing may cost the server, in bytes. */
const allowance = 64 * 1_024;

let dataDirectory: string;
let started: Awaited<ReturnType<typeof startRunningServer>>;
const close: (() => void)[] = [];
beforeAll(async () => {
  dataDirectory = await temporaryDirectory();
  await copyEmbeddedTemplate(dataDirectory);
  started = await startRunningServer({ dataDirectory, url: undefined });
});
afterAll(async () => {
  for (const end of close) end();
  started.server.kill('SIGKILL');
  await once(started.server, 'exit');
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A line on which one request was answered, and which is kept for the next one. */
async function keepAlive(): Promise<Socket> {
  const line = connect(Number(new URL(started.origin).port), '127.0.0.1');
  close.push(() => line.destroy());
  line.write('GET /healthz HTTP/1.1\r\nHost: pothik.test\r\n\r\n');
  await once(line, 'data');
  return line;
}

/** A socket of the chat that answers the server's pings and nothing else. */
async function openSocket(): Promise<WebSocket> {
  const address = `${started.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  close.push(() => socket.close());
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  socket.addEventListener('error', () => reject(new Error('a socket was refused')));
  socket.addEventListener('message', ({ data }) => {
    const packet = String(data);
    if (packet.startsWith('0')) socket.send('40');
    else if (packet === '2') socket.send('3');
    else if (packet.startsWith('40')) resolve(socket);
  });
  return promise;
}

async function openMany<Line>(open: () => Promise<Line>): Promise<Line[]> {
  const opened: Line[] = [];
  while (opened.length < idle) {
    opened.push(...(await Promise.all(Array.from({ length: batch }, open))));
  }
  return opened;
}

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${String(started.server.pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

const ask = async () => (await fetch(`${started.origin}/api/categories`)).status;

it(`${String(2 * idle)} lines that do nothing keep nobody else from the server`, async () => {
  await Promise.all(Array.from({ length: 50 }, ask));
  const before = await memory();
  // The sockets first: what HTTP keeps open is ended sooner.
  const sockets = await openMany(openSocket);
  const lines = await openMany(keepAlive);
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers).toEqual(answers.map(() => 200));
  await openSocket();
  expect(sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN)).toEqual([]);
  expect(lines.filter(({ destroyed }) => destroyed)).toEqual([]);
  expect((await memory()) - before).toBeLessThan(50 * 1_048_576 + 2 * idle * allowance);
});
