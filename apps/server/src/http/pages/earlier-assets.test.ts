import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/databases.ts';
import { keepAssets } from './earlier-assets.ts';

const around = await temporaryDirectory();
const folders = { current: path.join(around, 'build'), kept: path.join(around, 'kept') };
const day = (count: number) => new Date(Date.UTC(2026, 10, 1 + count));

/** Puts a version in the place of the one before. */
async function build(...names: readonly string[]) {
  await rm(folders.current, { recursive: true, force: true });
  await mkdir(folders.current);
  for (const name of names)
    await writeFile(path.join(folders.current, name), `export {}; // ${name}`);
}

const kept = async () => (await readdir(folders.kept)).toSorted();

describe('files of earlier versions', () => {
  beforeEach(() => rm(folders.kept, { recursive: true, force: true }));
  afterAll(() => rm(around, { recursive: true, force: true }));

  it('stay for seven days after a deployment, and not for eight', async () => {
    await build('a.js', 'a.js.br', 'shared.js');
    await keepAssets(folders, day(0));
    await build('b.js', 'shared.js');
    await keepAssets(folders, day(1));
    await keepAssets(folders, day(7));
    expect(await kept()).toEqual(['a.js', 'a.js.br', 'b.js', 'shared.js']);
    await keepAssets(folders, day(8));
    expect(await kept()).toEqual(['b.js', 'shared.js']);
  });

  it('stay for as long after a version that was served for a month', async () => {
    await build('a.js');
    for (let count = 0; count <= 30; count += 1) await keepAssets(folders, day(count));
    await build('b.js');
    await keepAssets(folders, day(37));
    expect(await kept()).toEqual(['a.js', 'b.js']);
  });
});
