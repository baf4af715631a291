import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Figure } from '../figure.ts';
import { inTurns } from '../load.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

/** How many are sent at once. */
const inFlight = 50;
/** How many are sent in one turn. */
const bookings = 60;
const goal = 0.75;
/** How much more memory 50 at once may take than making their pictures one after the other. */
const memoryGoal = 2;

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;

/** A photo as a telephone sends it after it was made smaller: 2000 pixels, about 600 kB. */
export const makePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2_000,
      height: 1_500,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .blur(0.8)
    .jpeg({ quality: 80 })
    .toBuffer();

const boundary = 'a-boundary';

/** A booking with this photo as the front and the back of an NID. */
export function toBody(serviceId: string, photo: Buffer): Buffer {
  const fields = {
    serviceId,
    name: 'Rahima',
    phone: '01712345678',
    address: 'Sylhet',
    whatsapp: '01712345678',
    documentType: 'nid',
  };
  const part = (head: string, bytes: Buffer | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...['nidFront', 'nidBack'].flatMap((name) => part(`name="${name}"; filename="a.jpg"`, photo)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

let guests = 0;

/** An address that nobody has booked from yet: one alone may not book so often. */
const newAddress = (): string => {
  guests += 1;
  return `127.2.${String(Math.floor(guests / 200))}.${String((guests % 200) + 1)}`;
};

/** Books as a guest. */
export async function book(origin: string, body: Buffer, from = newAddress()): Promise<void> {
  const call = request(`${origin}/api/bookings`, {
    method: 'POST',
    localAddress: from,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  // Whoever waits for the answer is told; after it nobody asks any more.
  call.on('error', () => undefined);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`a booking was refused: ${said}`);
}

/** @returns bookings a second. */
async function bookAll({ origin }: MeasuredServer, body: Buffer): Promise<number> {
  let left = bookings;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await book(origin, body);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inFlight }, sender));
  return (bookings * 1_000) / (performance.now() - started);
}

/** Of a process and those that it has started, in bytes: now, and the most that each ever took. */
async function memoryOf(pid: number | undefined): Promise<{ now: number; peak: number }> {
  const folder = `/proc/${String(pid)}`;
  const status = await readFile(`${folder}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1_024;
  const taken = { now: read('VmRSS'), peak: read('VmHWM') };
  const children = await readFile(`${folder}/task/${String(pid)}/children`, 'utf8');
  for (const child of children.split(' ').filter((word) => word !== '')) {
    const { now, peak } = await memoryOf(Number(child));
    taken.now += now;
    taken.peak += peak;
  }
  return taken;
}

/** A process that does nothing but make pictures. */
async function startPictureFloor(file: string) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../floors/floor-pictures.ts'), file],
    { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    pid: child.pid,
    /** @returns pictures a second. */
    async make(count: number) {
      child.stdin.write(`${String(count)}\n`);
      return Number((await lines.next()).value);
    },
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

/** Bookings with two photos each, against making these photos anew and nothing else. */
export const bookingsWithDocuments = (): Promise<Figure[]> =>
  withPostgres(async (url) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pothik-photo-'));
    const photo = await makePhoto();
    const file = path.join(folder, 'photo.jpg');
    await writeFile(file, photo);
    const server = await startMeasuredServer({ DATABASE_URL: url });
    const floor = await startPictureFloor(file);
    try {
      const body = toBody('flight-dhaka-kolkata', photo);
      // What decodes pictures is there once it was needed.
      await Promise.all([book(server.origin, body), book(server.origin, body)]);
      await floor.make(1);
      const idle = { ours: await memoryOf(server.pid), floor: await memoryOf(floor.pid) };
      const speed = await inTurns(
        () => bookAll(server, body),
        async () => (await floor.make(bookings)) / 2,
      );
      const taken = {
        ours: (await memoryOf(server.pid)).peak - idle.ours.now,
        floor: (await memoryOf(floor.pid)).peak - idle.floor.now,
      };
      const share = speed.ours / speed.floor;
      const memory = taken.ours / taken.floor;
      return [
        {
          name: `bookings with two photos of ${String(Math.round(photo.length / 1_000))} kB, ${String(inFlight)} in flight`,
          ours: `${speed.ours.toFixed(2)} a second`,
          floor: `${speed.floor.toFixed(2)} a second (their pictures alone)`,
          ratio: share.toFixed(2),
          goal: `at least ${goal.toFixed(2)}`,
          holds: share >= goal,
        },
        {
          name: 'share of that time spent in image work',
          ours: `${(100 * Math.min(1, share)).toFixed(0)} %`,
          floor: '100 % (nothing else)',
          ratio: share.toFixed(2),
          goal: `at least ${goal.toFixed(2)}`,
          holds: share >= goal,
        },
        {
          name: `memory that ${String(inFlight)} such bookings at once take`,
          ours: `${megabytes(taken.ours)}, ${megabytes(idle.ours.now + taken.ours)} at most`,
          floor: `${megabytes(taken.floor)} (one picture after the other)`,
          ratio: memory.toFixed(2),
          goal: `at most ${memoryGoal.toFixed(2)}`,
          holds: memory <= memoryGoal,
        },
      ];
    } finally {
      await floor.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
