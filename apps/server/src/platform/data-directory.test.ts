import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory.ts';
import { StartError } from './start-error.ts';

let directory: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(tmpdir(), 'pothik-lock-')), 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(path.dirname(directory), { recursive: true, force: true });
});

/** Another process that tries for the lock; answers what it says: `locked`, or why not. */
async function contender(): Promise<{ child: ChildProcess; said: string }> {
  const module = JSON.stringify(new URL('data-directory.ts', import.meta.url).href);
  const program = `
    const { lockDataDirectory } = await import(${module});
    try {
      lockDataDirectory(${JSON.stringify(directory)});
      console.log('locked');
      setInterval(() => undefined, 1_000);
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, said };
}

it('makes the directory for its owner alone', () => {
  const lock = lockDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  lock.release();
});

it('refuses a second process on one line that names the first, and lets it in after a kill -9', async () => {
  const first = await contender();
  expect(first.said).toBe('locked');
  expect(() => lockDataDirectory(directory)).toThrow(
    new StartError(
      `DATA_DIR ${directory} is in use by another process (${String(first.child.pid)}): stop it, or set another DATA_DIR.`,
    ),
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  lockDataDirectory(directory).release();
});

it('refuses a second time within one process, and lets go when told', () => {
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(StartError);
  lock.release();
  lockDataDirectory(directory).release();
});

it('is not fooled by the number of a process that lives but is another', () => {
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'lock.pid'), String(process.ppid));
  lockDataDirectory(directory).release();
});

it('lets in exactly one of many that start at the same instant, also after a kill -9', async () => {
  for (let round = 0; round < 3; round += 1) {
    const all = await Promise.all(Array.from({ length: 5 }, contender));
    expect(all.filter(({ said }) => said === 'locked')).toHaveLength(1);
    const refused = all.filter(({ said }) => said.startsWith('StartError: DATA_DIR'));
    expect(refused).toHaveLength(4);
    const winner = all.find(({ said }) => said === 'locked')?.child;
    winner?.kill('SIGKILL');
  }
});

it('refuses a directory in which a restore was cut off', () => {
  mkdirSync(path.join(directory, '.restoring'), { recursive: true });
  expect(() => lockDataDirectory(directory)).toThrow(/restore that was cut off/);
});

it('refuses what is no directory', () => {
  writeFileSync(directory, '');
  expect(() => lockDataDirectory(directory)).toThrow(
    new StartError(
      `DATA_DIR got "${directory}" (EEXIST): it takes a directory that can be written to.`,
    ),
  );
});
