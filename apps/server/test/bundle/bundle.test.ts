import { execFile } from 'node:child_process';
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { bundleProgram, copiedPackages } from '@pothik/tooling/bundle-program';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { temporaryDirectory } from '../databases.ts';

const server = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = await temporaryDirectory();
  await bundleProgram(server, path.join(folder, 'program'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the bundled program asks for nothing but Node.js and the packages that are copied beside it', async () => {
  const program = path.join(folder, 'program');
  const files = await readdir(program);
  expect(files).toEqual(
    expect.arrayContaining(['main.js', 'embedded-worker.js', 'picture-process.js']),
  );
  const asked = new Set<string>();
  for (const file of files) {
    const text = await readFile(path.join(program, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^(?:import|\} from|export .* from)\b.*?"([^".][^"]*)";$/gm,
    )) {
      asked.add(name);
    }
  }
  const isThere = (name: string) =>
    name.startsWith('node:') ||
    builtinModules.includes(name) ||
    copiedPackages.some((copied) => name === copied || name.startsWith(`${copied}/`));
  expect([...asked].filter((name) => !isThere(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(5);
});

it('the bundled program knows every command', async () => {
  await symlink(path.join(server, 'node_modules'), path.join(folder, 'node_modules'));
  const main = path.join(folder, 'program/main.js');
  const { stdout } = await promisify(execFile)(process.execPath, [main, '--help']);
  for (const name of Object.keys(commands)) expect(stdout).toContain(`pothik ${name}`);
});
