import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from './sync.ts';

/** Tells this process's unfinished files from those that an earlier one left behind. */
const mark = randomBytes(4).toString('hex');

const partialForm = /^\.([0-9a-f]{8})-[0-9a-f]{16}\.partial$/;

/**
 * Writes a whole file or none, and makes its folder when it is not there: after it returns the
 * file survives a crash and a power cut, and a reader never sees a part of it.
 *
 * @param mode the file's permissions; the default lets nobody else read it.
 */
export async function atomicWrite(
  file: string,
  bytes: Uint8Array | string,
  mode = 0o600,
): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  const partial = partialIn(folder);
  try {
    const handle = await open(partial, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncPath(folder);
}

/** A new name in a folder for a file that is being written; a later process removes what is left of it. */
export const partialIn = (folder: string): string =>
  path.join(folder, `.${mark}-${randomBytes(8).toString('hex')}.partial`);

async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  // A new folder is an entry of its parent, and so on up to the first that was made.
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncPath(path.dirname(made));
  }
}

/** Whether a path is that of a file which is being written, or never was to its end. */
export function isPartial(file: string): boolean {
  return partialForm.test(path.basename(file));
}

/**
 * Removes what {@link atomicWrite} left unfinished under a folder in processes that were killed.
 * Files that this process is writing are left alone.
 *
 * @param except entries of the folder that are not looked into.
 */
export async function sweepPartials(folder: string, except: readonly string[] = []): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    const [, writer] = partialForm.exec(entry.name) ?? [];
    if (entry.isDirectory() && !except.includes(entry.name)) await sweepPartials(target);
    else if (entry.isFile() && writer !== undefined && writer !== mark) {
      await rm(target, { force: true });
    }
  }
}
