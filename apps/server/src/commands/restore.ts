import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { places } from '#places';
import { readStorageConfig, type DataPlace } from '../config/env.ts';
import {
  lockDataDirectory,
  processEntries,
  replacementEntries,
} from '../platform/data-directory.ts';
import {
  inspectDatabase,
  markDatabase,
  replaceDatabase,
  type DatabaseToReplace,
} from '../platform/database/replace-database.ts';
import { markedError } from '../platform/database/replacement-marker.ts';
import { documentKeyFile } from '../platform/document-key.ts';
import { copyFolderPrivately } from '../platform/files/private-copy.ts';
import { syncPath, syncTree } from '../platform/files/sync.ts';
import { StartError } from '../platform/start-error.ts';
import { findCutOff, finishReplacing } from '../upgrades/replacing-data.ts';
import { backupEntries, readManifest } from './backup-format.ts';
import type { Run } from './command.ts';

/**
 * Restores a backup. Until it has finished no process starts on the data; one that is cut off is run again, with the
 * same backup or another (docs/decisions/commands-cut-off.md).
 *
 * @throws StartError when the backup is of the other engine, or there is something already where
 *   it should go.
 */
export async function restore(storage: DataPlace, folder: string): Promise<void> {
  const { dataDirectory, databaseUrl } = storage;
  const { engine } = await readManifest(folder);
  if ((engine === 'embedded') !== (databaseUrl === undefined)) {
    throw new StartError(
      `The backup is of ${engine === 'embedded' ? 'the embedded database: unset DATABASE_URL' : 'PostgreSQL: set DATABASE_URL'}.`,
    );
  }
  const lock = lockDataDirectory(dataDirectory, 'restore');
  try {
    const found = databaseUrl === undefined ? undefined : await inspectDatabase(databaseUrl);
    if (found) assertReplaceable(found);
    if (!(await findCutOff('restore', dataDirectory, found?.marker))) {
      await assertEmpty(dataDirectory);
    }
    const run =
      databaseUrl === undefined
        ? undefined
        : await markDatabase(databaseUrl, { command: 'restore', dataDirectory }, assertReplaceable);
    const staging = await prepareStaging(dataDirectory);
    if (databaseUrl !== undefined && run !== undefined) {
      const dump = path.join(folder, backupEntries.dump);
      await replaceDatabase(databaseUrl, { dump, script: path.join(staging, `${run}.sql`), run });
    }
    await restoreData(path.join(folder, backupEntries.data), staging, dataDirectory);
    await finishReplacing('restore', storage, run);
  } finally {
    lock.release();
  }
}

/** A database with tables is replaced only where they may come from a restore that was cut off. */
function assertReplaceable({ marker, hasTables, assertDroppable }: DatabaseToReplace) {
  if (!hasTables) return;
  if (marker?.command === 'rollback') throw markedError(marker);
  if (marker) {
    assertDroppable();
    return;
  }
  throw new StartError('DATABASE_URL names a database that has tables: restore into an empty one.');
}

/** What the data directory holds of the data; a key that lies there already stays. */
async function findData(dataDirectory: string): Promise<string[]> {
  const ours = new Set([...processEntries, documentKeyFile]);
  return (await readdir(dataDirectory)).filter((name) => !ours.has(name));
}

async function assertEmpty(dataDirectory: string) {
  const rest = await findData(dataDirectory);
  if (rest.length === 0) return;
  throw new StartError(
    `DATA_DIR ${dataDirectory} is not empty (${rest.slice(0, 3).join(', ')}): restore into an empty one.`,
  );
}

/** Makes the folder that marks the data directory, and removes what an earlier run has left. */
async function prepareStaging(dataDirectory: string): Promise<string> {
  const staging = path.join(dataDirectory, replacementEntries.restore.unfinished);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  await syncPath(dataDirectory);
  const left = [
    ...(await findData(dataDirectory)).map((name) => path.join(dataDirectory, name)),
    ...(await readdir(staging)).map((name) => path.join(staging, name)),
  ];
  for (const entry of left) await rm(entry, { recursive: true });
  return staging;
}

async function restoreData(from: string, staging: string, dataDirectory: string) {
  const copy = path.join(staging, 'data');
  await copyFolderPrivately(from, copy);
  await syncTree(copy);
  for (const name of await readdir(copy)) {
    await rename(path.join(copy, name), path.join(dataDirectory, name));
  }
  await syncPath(dataDirectory);
}

/** `restore FOLDER`: what `backup` has saved, into an empty data directory. */
export const restoreBackup: Run = async ([given = ''], say) => {
  const storage = readStorageConfig(process.env);
  await restore(storage, path.resolve(places.root, given));
  say(`Restored into ${storage.dataDirectory}.`);
  if (storage.s3) {
    say(
      `Identity documents and pictures are not part of a backup where S3_BUCKET is set: restore ${storage.s3.bucket} by its own means.`,
    );
  }
  say(
    `The key of the identity documents is not part of a backup: set DOCUMENT_KEY, or put ${documentKeyFile} there.`,
  );
};
