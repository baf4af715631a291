import { execFileSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';

/** A disk in memory that is as small as it is told to be. */
export interface SmallDisk {
  /** Leaves so many bytes above what is used now, or a little more. */
  leave(bytes: number): Promise<void>;
  /** Gives back the room that it had at first. */
  restore(): void;
  /** What is on it is gone. */
  unmount(): void;
}

const pageSize = 4_096;

/**
 * Mounts one on a directory, where this machine lets a process do so.
 *
 * @param size in bytes.
 * @returns nothing where nothing may be mounted here.
 */
export function mountSmallDisk(directory: string, size: number): SmallDisk | undefined {
  const mount = (...options: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'none', directory], {
      stdio: 'ignore',
    });
  try {
    mount(`size=${String(size)}`);
  } catch {
    return undefined;
  }
  const resize = (bytes: number) => mount('remount', `size=${String(bytes)}`);
  return {
    async leave(bytes) {
      for (let more = 0; ; more += 1) {
        const { blocks, bfree } = await statfs(directory);
        try {
          resize((blocks - bfree + more) * pageSize + bytes);
          return;
        } catch (error) {
          // Somebody wrote meanwhile: it can't be smaller than what is used.
          if (more === 100) throw error;
        }
      }
    },
    restore: () => resize(size),
    unmount: () => execFileSync('umount', ['--lazy', directory]),
  };
}
