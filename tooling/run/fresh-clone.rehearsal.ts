/** A newcomer's first command: `start` in a clone in which nothing is installed, built or filled. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../ports/free-ports.ts';
import { startProgram, type StartedProgram } from '../release/started-program.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** The files of the repository as they stand now, and nothing that git leaves out. */
async function copyFiles(to: string) {
  const listed = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 64 * 1_048_576,
    },
  );
  for (const file of listed.stdout.split('\0')) {
    const from = path.join(root, file);
    // One may have been removed, and not said so to git.
    if (file !== '' && existsSync(from)) await cp(from, path.join(to, file));
  }
}

/** Of a terminal in which nothing of this repository has run. */
function plainEnvironment() {
  const { PATH = '', ...others } = process.env;
  const ofOthers = ([name]: [string, unknown]) =>
    !/^(?:npm|pnpm|turbo|vitest|test|database|redis)_|^(?:CI|VITEST|NODE_ENV|NODE_OPTIONS)$/i.test(
      name,
    );
  const programs = PATH.split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(Object.entries(others).filter(ofOthers)),
    PATH: programs.join(path.delimiter),
  };
}

let clone: string;
let started: StartedProgram;

beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'pothik-clone-'));
  await copyFiles(clone);
  const environment = { ...plainEnvironment(), PORT: String(await freePort()) };
  started = await startProgram(['npx', '-y', 'pnpm@12.21.0', 'start'], clone, environment);
});
afterAll(async () => {
  await started.stop();
  await rm(clone, { recursive: true, force: true });
});

it.each(['/', '/bn', '/service', '/admin', '/api/docs', '/service-worker.js', '/readyz'])(
  'serves %s after the first command',
  async (address) => {
    const answer = await fetch(started.origin + address);
    expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
  },
);

it('shows the demonstration', async () => {
  const page = await (await fetch(`${started.origin}/service`)).text();
  expect(page).toContain('Building Electrician');
});
