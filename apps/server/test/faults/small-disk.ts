import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect } from 'vitest';
import { errorCode } from '../../src/platform/error-code.ts';
import { temporaryDirectory } from '../databases.ts';

/** A disk of a few megabytes for the tests of a file, where this machine lets a test have one. */
export async function mountDisk(megabytes: number) {
  const disk = await temporaryDirectory();
  const hasDisk = mount(disk, megabytes);
  if (!hasDisk) {
    process.stderr.write('Nothing may be mounted here: no disk that is really full is tried.\n');
  }
  afterAll(async () => {
    if (hasDisk) execFileSync('umount', ['--lazy', disk]);
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
  return { disk, hasDisk, fill, empty: () => rm(filler) };
}

function mount(disk: string, megabytes: number): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'none', disk];
    execFileSync('mount', options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
