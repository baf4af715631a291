import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Forces what was written to a file, or the entries of a folder, onto the disk. */
export async function syncPath(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder and everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await syncPath(path.join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
}
