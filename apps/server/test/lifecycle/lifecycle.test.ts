import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('stoppable.ts', import.meta.url));

interface Line {
  msg: string;
  pid?: number;
  launchers?: number;
  reason?: string;
  level: string;
}

let folder: string;
/** Processes that this test has started, by number. */
const started: number[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pothik-lifecycle-'));
});
afterEach(async () => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts a command and reads the log of what it starts. */
async function start(command: string, given: string[]) {
  const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid !== undefined) started.push(child.pid);
  const lines: Line[] = [];
  const closed = once(child.stdout, 'close');
  const reader = createInterface({ input: child.stdout });
  const running = once(reader, 'line');
  reader.on('line', (line) => lines.push(JSON.parse(line) as Line));
  await running;
  const pid = lines[0]?.pid;
  if (pid !== undefined) started.push(pid);
  return { child, lines, closed, messages: () => lines.map(({ msg }) => msg) };
}

async function statusOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

describe('a process that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes what has begun', async (signal) => {
    const { child, closed, messages } = await start(process.execPath, [program]);
    child.kill(signal);
    expect(await statusOf(child)).toBe(0);
    await closed;
    expect(messages()).toEqual(['running', 'stopping', 'finished what had begun', 'stopped']);
  });

  it('leaves at once when it is told a second time', async () => {
    const given = [program, 'hanging', String(60 * 60_000)];
    const { child, closed, messages } = await start(process.execPath, given);
    child.kill('SIGTERM');
    await expect.poll(messages, { timeout: 30_000 }).toEqual(['running', 'stopping']);
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(1);
    await closed;
    expect(messages()).toEqual(['running', 'stopping']);
  });

  it('leaves all the same when stopping takes too long', async () => {
    const given = [program, 'hanging', '300'];
    const { child, closed, messages } = await start(process.execPath, given);
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(1);
    await closed;
    expect(messages()).toEqual(['running', 'stopping', 'stopping took too long']);
  });

  it('says so when stopping fails', async () => {
    const { child, closed, messages } = await start(process.execPath, [program, 'failing']);
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(1);
    await closed;
    expect(messages()).toEqual(['running', 'stopping', 'stopping failed']);
  });
});

it('ends with a line when nobody caught an error', async () => {
  const { child, lines, closed } = await start(process.execPath, [program, 'throwing']);
  expect(await statusOf(child)).toBe(1);
  await closed;
  // What it says may be anybody's data: the line names its type and its place.
  expect(lines.at(-1)).toMatchObject({ level: 'fatal', err: { type: 'Error' } });
  expect(JSON.stringify(lines)).not.toContain('nobody caught me');
});

describe('a process whose package manager is gone', () => {
  /** A stand-in for npm that runs a script in a shell, as npm does. */
  async function standIn(script: string): Promise<string> {
    const file = path.join(folder, 'npm-cli.js');
    await writeFile(
      file,
      `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(script)}], { stdio: 'inherit' });`,
    );
    return file;
  }
  const run = `${process.execPath} ${program}; true`;

  it.each(['SIGKILL', 'SIGTERM'] as const)('by %s stops by itself', async (signal) => {
    const { child, closed, lines } = await start(process.execPath, [await standIn(run)]);
    expect(lines[0]?.launchers).toBe(2);
    child.kill(signal);
    await closed;
    expect(lines.map(({ msg }) => msg)).toContain('stopped');
    expect(lines[1]?.reason).toBe('the process that started this one is gone');
  });

  it('several levels above stops by itself', async () => {
    const inner = await standIn(run);
    const outer = path.join(folder, 'outer');
    await mkdir(outer);
    await writeFile(
      path.join(outer, 'npx-cli.js'),
      `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(`${process.execPath} ${inner}; true`)}], { stdio: 'inherit' });`,
    );
    const { child, closed, lines } = await start(process.execPath, [
      path.join(outer, 'npx-cli.js'),
    ]);
    expect(lines[0]?.launchers).toBe(4);
    child.kill('SIGKILL');
    await closed;
    expect(lines.map(({ msg }) => msg)).toContain('stopped');
  });

  it('does not mistake the shell of whoever called for a package manager', async () => {
    const { lines } = await start('sh', ['-c', `cd ${folder} && : npx npm pnpm && ${run}`]);
    expect(lines[0]?.launchers).toBe(0);
  });
});
