import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { places } from '#places';
import pg from 'pg';
import { readStorageConfig, type DataPlace } from '../config/env.ts';
import { lockDataDirectory, processEntries, restoringFolder } from '../platform/data-directory.ts';
import { documentKeyFile } from '../platform/document-key.ts';
import { syncPath, syncTree } from '../platform/files/sync.ts';
import { StartError } from '../platform/start-error.ts';
import { backupEntries, readManifest } from './backup-format.ts';
import type { Run } from './command.ts';
import { runPostgresTool } from '../platform/database/postgres-tool.ts';

/**
 * Restores a backup. One that is cut off leaves a directory that no server starts on.
 *
 * @throws StartError when the backup is of the other engine, or there is something already where
 *   it should go.
 */
export async function restore(
  { dataDirectory, databaseUrl }: DataPlace,
  folder: string,
): Promise<void> {
  const { engine } = await readManifest(folder);
  if ((engine === 'embedded') !== (databaseUrl === undefined)) {
    throw new StartError(
      `The backup is of ${engine === 'embedded' ? 'the embedded database: unset DATABASE_URL' : 'PostgreSQL: set DATABASE_URL'}.`,
    );
  }
  const lock = lockDataDirectory(dataDirectory);
  try {
    await checkEmpty(dataDirectory);
    if (databaseUrl !== undefined) await restorePostgres(databaseUrl, folder);
    await restoreData(path.join(folder, backupEntries.data), dataDirectory);
  } finally {
    lock.release();
  }
}

async function checkEmpty(dataDirectory: string) {
  const ours = new Set([...processEntries, documentKeyFile]);
  const rest = (await readdir(dataDirectory)).filter((name) => !ours.has(name));
  if (rest.length === 0) return;
  throw new StartError(
    `DATA_DIR ${dataDirectory} is not empty (${rest.slice(0, 3).join(', ')}): restore into an empty one.`,
  );
}

async function restoreData(from: string, dataDirectory: string) {
  const staging = path.join(dataDirectory, restoringFolder);
  await mkdir(staging, { mode: 0o700 });
  await cp(from, staging, { recursive: true, preserveTimestamps: true });
  await syncTree(staging);
  for (const name of await readdir(staging)) {
    await rename(path.join(staging, name), path.join(dataDirectory, name));
  }
  await syncPath(dataDirectory);
  await rm(staging, { recursive: true });
}

async function restorePostgres(databaseUrl: string, folder: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  await client.end();
  if (tables.rows[0]?.count !== 0) {
    throw new StartError(
      'DATABASE_URL names a database that has tables: restore into an empty one.',
    );
  }
  await runPostgresTool('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    path.join(folder, backupEntries.dump),
  ]);
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
