import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect } from 'vitest';
import { errorCode } from '../src/platform/error-code.ts';
import { temporaryDirectory } from './databases.ts';
import { mountSmallDisk } from './small-disk.ts';

const megabyte = 1_048_576;

/** A disk of a few megabytes for the tests of a file, where this machine lets a test have one. */
export async function mountDisk(megabytes: number) {
  const disk = await temporaryDirectory();
  const mounted = mountSmallDisk(disk, megabytes * megabyte);
  if (!mounted) {
    process.stderr.write('Nothing may be mounted here: no disk that is really full is tried.\n');
  }
  afterAll(async () => {
    mounted?.unmount();
    await rm(disk, { recursive: true, force: true });
  });
  const filler = path.join(disk, 'filler');
  /** Leaves so many bytes, or less. */
  async function fill(left: number) {
    const handle = await open(filler, 'w');
    try {
      for (;;) await handle.write(Buffer.alloc(4_096, 1));
    } catch (error) {
      expect(errorCode(error)).toBe('ENOSPC');
      const { size } = await handle.stat();
      await handle.truncate(size - left);
    } finally {
      await handle.close();
    }
  }
  return { disk, hasDisk: mounted !== undefined, fill, empty: () => rm(filler) };
}
