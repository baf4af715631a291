import type { StorageConfig } from '../config/env.ts';
import { assertNotHalfReplaced, lockDataDirectory } from '../platform/data-directory.ts';
import { openDatabase, type Database } from '../platform/database/open.ts';
import { savingBeforeUpgrade } from '../upgrades/before-upgrade.ts';

/**
 * Opens the database, brought up to date, for some work. A server may go on using PostgreSQL meanwhile, the
 * embedded database not.
 *
 * @throws StartError when the embedded database is in use, when PostgreSQL can't be used, or when a `restore` or
 *   `rollback` of the data was cut off.
 */
export async function withDatabase<Result>(
  storage: StorageConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { dataDirectory, databaseUrl: url } = storage;
  const lock = url === undefined ? lockDataDirectory(dataDirectory) : undefined;
  try {
    assertNotHalfReplaced(dataDirectory);
    const beforeUpgrade = savingBeforeUpgrade(storage);
    const database = await openDatabase({
      url,
      dataDirectory,
      ...(beforeUpgrade && { beforeUpgrade }),
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}
