/** `db:migrate`: brings the database's schema up to date. Every start does so too. */
import type { StorageConfig } from '../config/env.ts';
import { lockDataDirectory } from '../platform/data-directory.ts';
import { openDatabase } from '../platform/database/open.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (storage) => {
  await migrateDatabase(storage);
  console.log('The database is up to date.');
});

async function migrateDatabase({ dataDirectory, databaseUrl: url }: StorageConfig) {
  // A server may go on using PostgreSQL meanwhile, the embedded database not.
  const lock = url === undefined ? lockDataDirectory(dataDirectory) : undefined;
  try {
    const database = await openDatabase({ url, dataDirectory });
    await database.close();
  } finally {
    lock?.release();
  }
}
