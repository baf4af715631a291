import { lockDataDirectory } from '../src/platform/data-directory.ts';
import { openDatabase, type Database } from '../src/platform/database/open.ts';

/** Where the server of a test keeps its data. */
export interface Place {
  dataDirectory: string;
  /** PostgreSQL's address; absent with the embedded engine. */
  url: string | undefined;
}

/** Looks at what a server has stored, while it does not run. */
export async function withStoredData<Result>(
  { dataDirectory, url }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const lock = lockDataDirectory(dataDirectory);
  const database = await openDatabase({ url, dataDirectory });
  try {
    return await work(database);
  } finally {
    await database.close();
    lock.release();
  }
}
