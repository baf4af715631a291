import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atomicWrite, isPartial, sweepPartials } from './atomic-write.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pothik-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('writes a file that only its owner can read, in folders that it makes', async () => {
  const file = path.join(folder, 'a/b/c.bin');
  await atomicWrite(file, Buffer.from([1, 2, 3]));
  expect(await readFile(file)).toEqual(Buffer.from([1, 2, 3]));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
});

it('shows readers the old bytes or the new ones while many write', async () => {
  const file = path.join(folder, 'page.txt');
  const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(300_000));
  await atomicWrite(file, versions[0] ?? '');
  let isRead = false;
  const write = async (version: string) => {
    while (!isRead) await atomicWrite(file, version);
  };
  const writing = Promise.all(versions.map(write));
  const seen = new Set<string>();
  // Until every version was there to be read, and more than once in between.
  for (let reads = 0; reads < 30 || seen.size < versions.length; reads += 1) {
    const text = await readFile(file, 'utf8');
    expect(versions.includes(text), `${String(text.length)} bytes`).toBe(true);
    seen.add(text);
  }
  isRead = true;
  await writing;
  expect(await readdir(folder)).toEqual(['page.txt']);
});

it('leaves nothing behind when it cannot write', async () => {
  const file = path.join(folder, 'taken');
  await atomicWrite(path.join(file, 'child'), 'a folder stands there');
  await expect(atomicWrite(file, 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

it('sweeps what a killed process left, and nothing else', async () => {
  const left = path.join(folder, 'deep', `.${'0'.repeat(8)}-${'a'.repeat(16)}.partial`);
  const kept = ['deep/file.txt', 'deep/.hidden.partial', `database/${path.basename(left)}`];
  for (const name of kept) await atomicWrite(path.join(folder, name), 'kept');
  await writeFile(left, 'half');
  expect(isPartial(left)).toBe(true);
  await sweepPartials(folder, ['database']);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => !['deep', 'database'].includes(name)).sort()).toEqual(kept.sort());
});
