import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { places } from '#places';
import { readStorageConfig, type DataPlace } from '../config/env.ts';
import {
  assertNotHalfReplaced,
  lockDataDirectory,
  processEntries,
} from '../platform/data-directory.ts';
import { hasEmbeddedDatabase } from '../platform/database/embedded-directory.ts';
import { lookAtPostgres } from '../platform/database/open.ts';
import { dumpDatabase } from '../platform/database/replace-database.ts';
import { documentKeyFile } from '../platform/document-key.ts';
import { atomicWrite, isPartial } from '../platform/files/atomic-write.ts';
import { copyFolderPrivately } from '../platform/files/private-copy.ts';
import { syncTree } from '../platform/files/sync.ts';
import { StartError } from '../platform/start-error.ts';
import { backupEntries, type Manifest } from './backup-format.ts';
import type { Run } from './command.ts';

/**
 * Backs up into a folder that is made. The embedded database is copied while nobody uses it;
 * PostgreSQL's can go on being used.
 *
 * @throws StartError when the folder is there already, when the embedded database is in use or not
 *   there, or when a `restore` or `rollback` of the data was cut off.
 */
export async function backUp(storage: DataPlace, folder: string): Promise<void> {
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder.`);
  const { databaseUrl, dataDirectory } = storage;
  const lock = databaseUrl === undefined ? lockDataDirectory(dataDirectory) : undefined;
  try {
    if (databaseUrl === undefined && !hasEmbeddedDatabase(dataDirectory)) {
      throw new StartError(`DATA_DIR ${dataDirectory} holds no database yet.`);
    }
    assertNotHalfReplaced(dataDirectory);
    if (databaseUrl !== undefined) await lookAtPostgres(databaseUrl, () => undefined);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (databaseUrl !== undefined) {
      await dumpDatabase(databaseUrl, path.join(folder, backupEntries.dump));
    }
    // Files come after the rows that speak of them: each row's file is there already.
    await copyData(dataDirectory, path.join(folder, backupEntries.data));
    await syncTree(folder);
    const manifest: Manifest = {
      format: 1,
      engine: databaseUrl === undefined ? 'embedded' : 'postgres',
      createdAt: new Date().toISOString(),
    };
    await atomicWrite(path.join(folder, backupEntries.manifest), JSON.stringify(manifest));
  } finally {
    lock?.release();
  }
}

async function copyData(dataDirectory: string, target: string) {
  if (!existsSync(dataDirectory)) {
    await mkdir(target, { mode: 0o700 });
    return;
  }
  const left = new Set([...processEntries, documentKeyFile]);
  await copyFolderPrivately(
    dataDirectory,
    target,
    (source) => !left.has(path.relative(dataDirectory, source)) && !isPartial(source),
  );
}

/** `backup [FOLDER]`: by default into one beside the data directory, named by the time. */
export const backup: Run = async ([given], say) => {
  const storage = readStorageConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.resolve(places.root, given ?? `${storage.dataDirectory}-backup-${stamp}`);
  await backUp(storage, folder);
  say(`Backed up into ${folder}.`);
  if (storage.s3) {
    say(
      `Not in it: the identity documents and pictures in the bucket ${storage.s3.bucket}. Back it up after this, by its own means: each row's file is there already then.`,
    );
  }
  say(
    `Not in it: the key of the identity documents (DOCUMENT_KEY or ${path.join(storage.dataDirectory, documentKeyFile)}). Keep it in another place; without it they cannot be read.`,
  );
};
