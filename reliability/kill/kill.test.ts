import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from '@pothik/server/src/platform/data-directory.ts';
import { openDatabase } from '@pothik/server/src/platform/database/open.ts';
import { sweepPartials } from '@pothik/server/src/platform/files/atomic-write.ts';
import { copyEmbeddedTemplate, temporaryDirectory } from '@pothik/server/test/databases.ts';
import { howOften, isNightly } from '../how-often.ts';

const rounds = howOften(3, 45);
/** How often it is killed while it makes its database, and while it opens it. */
const starts = 4;

let directory: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(async () => {
  if (child) await kill(child);
  await rm(directory, { recursive: true, force: true });
});

async function kill(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGKILL');
  await once(process, 'exit');
}

/** Starts a writer; its log lines go to a file of its own. */
function startWriter(dataDirectory: string, first: number): AsyncIterable<string> {
  const logFile = openSync(path.join(directory, `${String(first)}.jsonl`), 'a');
  const writer = fileURLToPath(new URL('writer.ts', import.meta.url));
  child = spawn(
    process.execPath,
    ['--conditions=@pothik/source', writer, dataDirectory, String(first)],
    { stdio: ['ignore', logFile, 'inherit', 'pipe'] },
  );
  closeSync(logFile);
  const acknowledgements = child.stdio[3];
  if (!(acknowledgements instanceof Readable)) throw new Error('no pipe for acknowledgements');
  return createInterface({ input: acknowledgements });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a writer and kills it in the middle of its work; answers what it has acknowledged. */
async function runUntilKilled(dataDirectory: string, first: number): Promise<string[]> {
  const wanted = 1 + Math.floor(Math.random() * 20);
  const seen: string[] = [];
  let killing: Promise<void> | undefined;
  for await (const line of startWriter(dataDirectory, first)) {
    if (line !== 'open') seen.push(line);
    // A little later, so that it does not always hit just after an acknowledgement.
    if (seen.filter((name) => name.startsWith('row')).length >= wanted && child) {
      const victim = child;
      killing ??= pause(Math.random() * 12).then(() => kill(victim));
    }
  }
  await killing;
  return seen;
}

async function readRows(dataDirectory: string) {
  const lock = lockDataDirectory(dataDirectory);
  const database = await openDatabase({ url: undefined, dataDirectory });
  const { rows } = await database.pool.query<{ id: string; complete: boolean }>(
    `select bookings.id, booking_history.id is not null as complete
     from bookings left join booking_history on booking_history.booking_id = bookings.id`,
  );
  await database.close();
  lock.release();
  return rows;
}

async function readFiles(dataDirectory: string) {
  await sweepPartials(path.join(dataDirectory, 'files'));
  const folder = path.join(dataDirectory, 'files');
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      const digest = createHash('sha256').update(bytes.subarray(32)).digest();
      return { name, whole: digest.equals(bytes.subarray(0, 32)) };
    }),
  );
}

/** What stands in the logs. A kill may cut the line that is just being written, and no other. */
async function readLogs(): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(
    files.map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  return texts
    .flatMap((text) => text.split('\n').slice(0, -1))
    .map((line) => (JSON.parse(line) as { name: string }).name);
}

it(`loses nothing that was acknowledged and keeps nothing half, killed ${String(rounds)} times while it writes`, async () => {
  const dataDirectory = path.join(directory, 'data');
  await copyEmbeddedTemplate(dataDirectory);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seen = await runUntilKilled(dataDirectory, round * 100_000);
    acknowledged.push(...seen);
    const rows = await readRows(dataDirectory);
    expect(rows.filter(({ complete }) => !complete)).toEqual([]);
    const files = await readFiles(dataDirectory);
    expect(files.filter(({ whole }) => !whole)).toEqual([]);
    const present = [
      ...rows.map(({ id }) => id),
      ...files.map(({ name }) => name),
      ...(await readLogs()),
    ];
    expect(new Set(present).size).toBe(present.length);
    const there = new Set(present);
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
  }
  // Every kind was really at work.
  for (const kind of ['row', 'file', 'log']) {
    expect(acknowledged.filter((name) => name.startsWith(kind)).length).toBeGreaterThan(rounds);
  }
}, 1_800_000);

/** Starts a writer and kills it once it has its database; answers how long that took, in milliseconds. */
async function timeToOpen(dataDirectory: string, first: number): Promise<number> {
  const began = performance.now();
  for await (const line of startWriter(dataDirectory, first)) if (line === 'open') break;
  const took = performance.now() - began;
  if (child) await kill(child);
  return took;
}

it.runIf(isNightly())(
  'starts after it was killed while it made its database, or while it opened it',
  async () => {
    const dataDirectory = path.join(directory, 'data');
    let started = 0;
    const killWithin = async (milliseconds: number) => {
      startWriter(dataDirectory, (started += 1) * 100_000);
      await pause(Math.random() * milliseconds);
      if (child) await kill(child);
    };
    // As long as this machine takes for it, so that the kill comes in the middle on a slow one too.
    const making = await timeToOpen(path.join(directory, 'measured'), 0);
    for (let round = 0; round < starts; round += 1) await killWithin(making);
    const opening = await timeToOpen(dataDirectory, (started += 1) * 100_000);
    for (let round = 0; round < starts; round += 1) await killWithin(opening);
    const seen = await runUntilKilled(dataDirectory, 900_000);
    const rows = (await readRows(dataDirectory)).map(({ id }) => id);
    expect(rows).toEqual(expect.arrayContaining(seen.filter((name) => name.startsWith('row'))));
  },
  1_800_000,
);
