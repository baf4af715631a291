import process from 'node:process';
import { readStorageConfig } from '../config/env.ts';
import type { Run } from './command.ts';
import { withDatabase } from './with-database.ts';

/** `migrate`: brings the database's schema up to date. Every start does so too. */
export const migrateDatabase: Run = async (_given, say) => {
  await withDatabase(readStorageConfig(process.env), () => Promise.resolve());
  say('The database is up to date.');
};
