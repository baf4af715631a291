/**
 * Loaded before a command with `--import`. It writes down each step of the command's work, and ends the process as
 * kill -9 does right after the step that `KILL_AT` names.
 */
import childProcess from 'node:child_process';
import { appendFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

const { STEPS_FILE = '', KILL_AT, DATA_DIR = '' } = process.env;
const counts = new Map<string, number>();

/** @param name what the command has just done; the same again counts on. */
function note(name: string) {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const step = `${name} ${String(count)}`;
  appendFileSync(STEPS_FILE, `${step}\n`);
  if (step === KILL_AT) process.kill(process.pid, 'SIGKILL');
}

/** The entry of the data directory that a path leads to, without what differs from run to run. */
const placeOf = (target: unknown) => {
  const [entry = ''] = path.relative(DATA_DIR, String(target)).split(path.sep);
  return entry.replace(/^\.[0-9a-f]{8}-.*/, 'a partial file');
};

type Work = (...given: never[]) => Promise<unknown>;

/** @param index of the argument that is the path. */
function follow(name: 'link' | 'mkdir' | 'rename' | 'rm' | 'writeFile', index: 0 | 1) {
  const work = files[name] as Work;
  const followed = async (...given: never[]) => {
    const result = await work(...given);
    note(`${name} ${placeOf(given[index])}`);
    return result;
  };
  Object.assign(files, { [name]: followed });
}

function followQueries() {
  const { query } = pg.Client.prototype as unknown as {
    query: (this: pg.Client, ...given: unknown[]) => unknown;
  };
  const followed = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
    const [name = ''] = /^\s*\w+( \w+)?/.exec(text) ?? [];
    const isChange = !/^\s*(?:select|set|show|begin)\b/i.test(text);
    const done = given.at(-1);
    if (typeof done === 'function') {
      given[given.length - 1] = (...result: unknown[]) => {
        if (isChange) note(name.trim());
        (done as (...all: unknown[]) => void)(...result);
      };
    }
    const result = query.apply(this, given);
    if (!(result instanceof Promise)) return result;
    return result.then((rows: unknown) => {
      if (isChange) note(name.trim());
      return rows;
    });
  };
  Object.assign(pg.Client.prototype, { query: followed });
}

function followPrograms() {
  const spawn = childProcess.spawn as (...given: unknown[]) => childProcess.ChildProcess;
  const followed = (...given: unknown[]) => {
    const child = spawn(...given);
    const isAsked = (given[1] as string[]).includes('--version');
    if (!isAsked) {
      note(`spawn ${String(given[0])}`);
      child.once('close', () => note(`end of ${String(given[0])}`));
    }
    return child;
  };
  Object.assign(childProcess, { spawn: followed });
}

/** A killed process loses nothing that it has written, forced onto the disk or not; forcing takes seconds here. */
async function skipSyncs() {
  const handle = await files.open(import.meta.filename);
  Object.assign(Object.getPrototypeOf(handle) as object, { sync: () => Promise.resolve() });
  await handle.close();
}

// The embedded database runs in a thread, which loads this as well.
if (isMainThread) {
  await skipSyncs();
  for (const name of ['mkdir', 'rm', 'writeFile'] as const) follow(name, 0);
  for (const name of ['link', 'rename'] as const) follow(name, 1);
  followQueries();
  followPrograms();
  syncBuiltinESMExports();
}
