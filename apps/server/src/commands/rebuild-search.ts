import process from 'node:process';
import { readStorageConfig } from '../config/env.ts';
import { rebuildSearch } from '../modules/search/build-search.ts';
import type { Run } from './command.ts';
import { withDatabase } from './with-database.ts';

/** `search rebuild`: makes all services found anew, as after they were written past the server. */
export const rebuildWholeSearch: Run = async (_given, say) => {
  const count = await withDatabase(readStorageConfig(process.env), rebuildSearch);
  say(`${String(count)} services can be found.`);
};
