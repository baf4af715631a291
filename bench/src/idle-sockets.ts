import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { startMeasuredServer } from './measured-server.ts';

/** How many sockets are held, few and many. */
const counts = { few: 100, many: 10_000 };

/** How much more memory a socket may take than one of a bare Socket.IO server. */
const allowed = 1.3;

/** So many connect at once. */
const batch = 100;

/** Opens a socket as Socket.IO does, and answers the server's pings. */
async function openSocket(origin: string): Promise<WebSocket> {
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
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

/** Opens so many more. */
async function openSockets(origin: string, count: number): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < count) {
    const some = Math.min(batch, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: some }, () => openSocket(origin)))));
  }
  return opened;
}

/** The memory of a process in bytes, the least of some looks: what is left after it has tidied up. */
async function memoryOf(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
    looks.push(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024);
    await pause(500);
  }
  return Math.min(...looks);
}

/** What a socket takes, of the first few and of all, and how long the server takes to say that it lives. */
async function measure({ origin, pid }: { origin: string; pid: number }, health: string) {
  const answer = async () => {
    const times: number[] = [];
    for (let count = 0; count < 50; count += 1) {
      const begun = performance.now();
      await (await fetch(`${origin}${health}`)).arrayBuffer();
      times.push(performance.now() - begun);
    }
    return times.toSorted((one, other) => one - other)[25] ?? 0;
  };
  // The first ones bring code and buffers with them.
  const opened = await openSockets(origin, counts.few);
  const before = await memoryOf(pid);
  const answerOfFew = await answer();
  opened.push(...(await openSockets(origin, counts.many - counts.few)));
  const after = await memoryOf(pid);
  const answerOfMany = await answer();
  const held = opened.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of opened) socket.close();
  return { each: (after - before) / (counts.many - counts.few), held, answerOfFew, answerOfMany };
}

async function measureFloor() {
  const script = path.join(import.meta.dirname, 'floor-sockets.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
    return await measure({ origin, pid: child.pid ?? 0 }, '/');
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function measureOurs() {
  const server = await startMeasuredServer({ SEED: 'none' });
  try {
    return await measure({ origin: server.origin, pid: server.pid ?? 0 }, '/healthz');
  } finally {
    await server.stop();
  }
}

/** What the chat's idle sockets cost one process, beside those of a bare Socket.IO server. */
export async function idleSockets(): Promise<Figure[]> {
  const floor = await measureFloor();
  const ours = await measureOurs();
  const ratio = ours.each / floor.each;
  const slower = ours.answerOfMany / ours.answerOfFew;
  const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;
  return [
    {
      name: `memory of an idle socket, from ${String(counts.few)} to ${String(counts.many)}`,
      ours: kilobytes(ours.each),
      floor: `${kilobytes(floor.each)} (bare Socket.IO)`,
      ratio: ratio.toFixed(2),
      goal: `at most ${String(allowed)}`,
      holds: ratio <= allowed,
    },
    {
      name: 'idle sockets held by one process',
      ours: String(ours.held),
      floor: String(floor.held),
      ratio: (ours.held / floor.held).toFixed(2),
      goal: 'all of them',
      holds: ours.held === counts.many,
    },
    {
      name: `/healthz beside ${String(counts.many)} idle sockets`,
      ours: `${ours.answerOfMany.toFixed(2)} ms`,
      floor: `${ours.answerOfFew.toFixed(2)} ms (${String(counts.few)})`,
      ratio: slower.toFixed(2),
      goal: 'at most 3',
      holds: slower <= 3,
    },
  ];
}
