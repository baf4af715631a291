import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { atomicWrite } from '../files/atomic-write.ts';
import { syncPath, syncTree } from '../files/sync.ts';

/** The embedded database's own part of the data directory. */
export const databaseFolder = 'database';

/** Stands in the data directory while the database is made for the first time. */
const unfinishedMark = 'database.unfinished';

/** Whether a data directory holds an embedded database that was made to the end. */
export function hasEmbeddedDatabase(dataDirectory: string): boolean {
  const holds = (name: string) => existsSync(path.join(dataDirectory, name));
  return holds(databaseFolder) && !holds(unfinishedMark);
}

/**
 * Prepares the folder of the embedded database. Making a database takes seconds and cannot go on
 * after it was cut off: until `finish` it is marked, and the next start begins anew. Nothing was
 * acknowledged by then.
 */
export async function prepareDatabaseFolder(
  dataDirectory: string,
): Promise<{ directory: string; isNew: boolean; finish(): Promise<void> }> {
  const directory = path.join(dataDirectory, databaseFolder);
  const mark = path.join(dataDirectory, unfinishedMark);
  if (existsSync(mark)) await rm(directory, { recursive: true, force: true });
  if (existsSync(directory)) return { directory, isNew: false, finish: () => Promise.resolve() };
  await atomicWrite(mark, '');
  await mkdir(directory, { mode: 0o700 });
  return {
    directory,
    isNew: true,
    async finish() {
      // The engine writes its first files without forcing them onto the disk.
      await syncTree(directory);
      await rm(mark);
      await syncPath(dataDirectory);
    },
  };
}
