import type { Figure } from '../figure.ts';
import { inspectable } from './live-memory.ts';
import { startFloor } from '../load.ts';
import { startMeasuredServer } from './measured-server.ts';
import { openRawSocket } from './raw-socket.ts';

/** How many sockets are held, few and many. */
const counts = { few: 100, many: 10_000 };

/** How much more memory a socket may take than one of a bare Socket.IO server. */
const allowed = 1.3;

/** So many connect at once. */
const batch = 100;

/** Opens so many more. */
async function openSockets(origin: string, count: number): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < count) {
    const some = Math.min(batch, count - opened.length);
    const raw = await Promise.all(Array.from({ length: some }, () => openRawSocket(origin)));
    opened.push(...raw.map(({ socket }) => socket));
  }
  return opened;
}

/** What a socket takes, of the first few and of all, and how long the server takes to say that it lives. */
async function measure(origin: string, health: string, memory: () => Promise<number>) {
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
  const before = await memory();
  const answerOfFew = await answer();
  opened.push(...(await openSockets(origin, counts.many - counts.few)));
  const after = await memory();
  const answerOfMany = await answer();
  const held = opened.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of opened) socket.close();
  return { each: (after - before) / (counts.many - counts.few), held, answerOfFew, answerOfMany };
}

async function measureFloor() {
  const { options, read } = await inspectable();
  const floor = await startFloor('floor-sockets.ts', [], options);
  try {
    return await measure(floor.origin, '/', read);
  } finally {
    await floor.stop();
  }
}

async function measureOurs() {
  const { options, read } = await inspectable();
  const server = await startMeasuredServer({ SEED: 'none', NODE_OPTIONS: options });
  try {
    return await measure(server.origin, '/healthz', read);
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
