import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../../test/databases.ts';
import { DurableNodeFS } from './durable-node-fs.ts';

/** Counts what Node.js is really asked to force onto the disk. */
function countForced(): () => number {
  const { fsyncSync } = fs;
  let forced = 0;
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    forced += 1;
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });
  return () => forced;
}

it('forces onto the disk whatever it says that it has forced', async () => {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const forced = countForced();
  let told = 0;
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const engine = new PGlite({
    fs: new DurableNodeFS(path.join(directory, 'database'), () => (told += 1)),
    startParams: [...startParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  });
  await engine.waitReady;
  const before = told;
  await engine.exec('create table kept (); insert into kept default values');
  expect(told).toBeGreaterThan(before);
  await engine.close();
  expect(forced()).toBe(told);
});
