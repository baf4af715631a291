/**
 * Fills databases for the tests to copy. A program of its own, which Node.js loads as it loads the
 * server: what sets tests up globally is loaded without the conditions of the house's packages.
 */
import path from 'node:path';
import process from 'node:process';
import { seedDemonstration } from '../src/demo/seed.ts';
import { prepareSearch } from '../src/modules/search/build-search.ts';
import { ensureStaff } from '../src/modules/auth/staff.ts';
import { originalsOnDisk } from '../src/modules/media/originals.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { staff } from './api/staff.ts';
import type { Content } from './databases.ts';

/** A database that is to be made. */
export interface Place {
  content: Content;
  /** Where the embedded database lies, and the demonstration's pictures. */
  dataDirectory: string;
  /** PostgreSQL's address; absent with the embedded engine. */
  url?: string;
}

for (const { content, dataDirectory, url } of JSON.parse(process.argv[2] ?? '') as Place[]) {
  const database = await openDatabase({ url, dataDirectory });
  await prepareSearch(database);
  if (content === 'demonstration') {
    const folder = path.resolve(import.meta.dirname, '../demo');
    await seedDemonstration(database, originalsOnDisk(dataDirectory), folder);
    await ensureStaff(database.db, staff);
  }
  await database.close();
}
