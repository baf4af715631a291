/** `search:rebuild`: makes all services found anew, as after they were written past the server. */
import { rebuildSearch } from '../modules/catalogue/search/build-search.ts';
import { lockDataDirectory } from '../platform/data-directory.ts';
import { openDatabase } from '../platform/database/open.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ dataDirectory, databaseUrl: url }) => {
  // A server may go on using PostgreSQL meanwhile, the embedded database not.
  const lock = url === undefined ? lockDataDirectory(dataDirectory) : undefined;
  try {
    const database = await openDatabase({ url, dataDirectory });
    try {
      const count = await rebuildSearch(database);
      console.log(`${String(count)} services can be found.`);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
});
