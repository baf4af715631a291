/** Gives the journeys' database a second member of staff, before its server starts. */
import path from 'node:path';
import process from 'node:process';
import { colleague } from './colleague.ts';

interface Database {
  db: object;
  pool: { query(statement: string, values: string[]): Promise<unknown> };
  close(): Promise<void>;
}

const server = new URL('../apps/server/src/', import.meta.url);
const load = (file: string): Promise<unknown> => import(new URL(file, server).href);
const { openDatabase } = (await load('platform/database/open.ts')) as {
  openDatabase: (options: { url: undefined; dataDirectory: string }) => Promise<Database>;
};
const { ensureStaff } = (await load('modules/auth/staff.ts')) as {
  ensureStaff: (db: object, account: { email: string; password: string }) => Promise<void>;
};

const dataDirectory = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '');
const database = await openDatabase({ url: undefined, dataDirectory });
await ensureStaff(database.db, colleague);
await database.pool.query('update users set name = $1 where email = $2', [
  colleague.name,
  colleague.email,
]);
await database.close();
