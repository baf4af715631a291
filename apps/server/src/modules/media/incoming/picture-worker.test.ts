import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PictureWorker, type WorkerOptions } from './picture-worker.ts';
import { outOfMemory, type PictureAnswer } from './picture-order.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pothik-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open: PictureWorker[] = [];
afterEach(() => {
  for (const worker of open.splice(0)) worker.stop();
});

/** A worker whose process does this with each order. */
async function workerThat(does: string, options: WorkerOptions = {}) {
  const script = path.join(folder, `${String(open.length)}-${String(performance.now())}.mjs`);
  await writeFile(script, `process.on('message', (order) => { ${does} });`);
  const worker = new PictureWorker({ ...options, script: pathToFileURL(script) });
  open.push(worker);
  return worker;
}

const order = { bytes: Buffer.from('a picture'), longestSide: 100 };
const bytesOf = (answer: PictureAnswer) =>
  'bytes' in answer ? Buffer.from(answer.bytes).toString() : answer.refusal;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const gone = (pid: number | undefined) =>
  vi.waitFor(() => expect(pid !== undefined && isRunning(pid)).toBe(false), { timeout: 10_000 });

it('makes pictures in one process after another that it has started once', async () => {
  const worker = new PictureWorker();
  open.push(worker);
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await worker.make({ bytes, longestSide: 100 })).toMatchObject({ width: 100, height: 50 });
  const { pid } = worker;
  expect(pid).not.toBe(process.pid);
  expect(await worker.make({ bytes: bytes.subarray(0, 60), longestSide: 100 })).toHaveProperty(
    'refusal',
  );
  expect(worker.pid).toBe(pid);
});

it('has no secret of the server in reach', async () => {
  const worker = await workerThat('process.send({ bytes: JSON.stringify(process.env) })');
  vi.stubEnv('DOCUMENT_KEY', 'a-secret');
  try {
    expect(bytesOf(await worker.make(order))).not.toContain('a-secret');
  } finally {
    vi.unstubAllEnvs();
  }
});

it.each([
  ['takes too long', '', 'too large'],
  ['never gives way', 'for (;;);', 'too large'],
  ['takes too much memory', `process.exit(${String(outOfMemory)})`, 'too large'],
  ['breaks the decoder', `process.kill(process.pid, 'SIGSEGV')`, 'damaged'],
])(
  'ends the process of a picture that %s, and goes on with a new one',
  async (_what, does, refusal) => {
    const answer = 'process.send({ bytes: order.bytes, width: 1, height: 1 })';
    const worker = await workerThat(`if (order.longestSide === 1) { ${does} } else ${answer}`, {
      deadline: 2_000,
    });
    expect(bytesOf(await worker.make(order))).toBe('a picture');
    const { pid } = worker;
    expect(await worker.make({ ...order, longestSide: 1 })).toEqual({ refusal });
    await gone(pid);
    expect(bytesOf(await worker.make(order))).toBe('a picture');
    expect(worker.pid).not.toBe(pid);
  },
);

it('ends the process when there is nothing to do', async () => {
  const worker = await workerThat('process.send({ bytes: order.bytes })', { rest: 10 });
  await worker.make(order);
  const { pid } = worker;
  await gone(pid);
  expect(bytesOf(await worker.make(order))).toBe('a picture');
});
