import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Copies a file into a new one that nobody else can read at any moment, whatever the mode of the first is. */
export async function copyFilePrivately(source: string, target: string): Promise<void> {
  const { atime, mtime } = await stat(source);
  await writeFile(target, createReadStream(source), { flag: 'wx', mode: 0o600 });
  await utimes(target, atime, mtime);
}

/**
 * The same for a folder and everything in it; the embedded database's own files are open to everybody.
 *
 * @param isCopied tells of a path in it whether that is copied.
 */
export async function copyFolderPrivately(
  source: string,
  target: string,
  isCopied: (source: string) => boolean = () => true,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of await readdir(source)) {
    const [from, to] = [path.join(source, name), path.join(target, name)];
    if (!isCopied(from)) continue;
    const found = await stat(from);
    if (found.isDirectory()) await copyFolderPrivately(from, to, isCopied);
    else if (found.isFile()) await copyFilePrivately(from, to);
  }
}
