import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { DataPlace } from '../config/env.ts';
import { lockDataDirectory, rollbackMark } from '../platform/data-directory.ts';
import { databaseFolder } from '../platform/database/embedded-directory.ts';
import { runPostgresTool } from '../platform/database/postgres-tool.ts';
import { atomicWrite } from '../platform/files/atomic-write.ts';
import { syncPath, syncTree } from '../platform/files/sync.ts';
import { StartError } from '../platform/start-error.ts';
import { readProgram } from './program.ts';
import {
  copyFolder,
  findStates,
  nameFilesAgain,
  saveState,
  stateEntries,
  type SavedState,
} from './saved-states.ts';

/** A rollback that has begun: it is taken up where it was cut off. */
const begunSchema = z.object({ to: z.string(), from: z.string() });

/**
 * Brings the data back to what it was before the last upgrade. What it is now is saved as well, so that the next
 * rollback takes this one back. Cut off at any moment, it is taken up by the next one; until then no server starts.
 *
 * @returns the state that is there again.
 * @throws StartError where there is none to go back to, where it is of the other engine, or where a server uses the data.
 */
export async function rollBack(storage: DataPlace): Promise<SavedState> {
  const { databaseUrl, dataDirectory } = storage;
  const lock = lockDataDirectory(dataDirectory, 'rollback');
  try {
    if (databaseUrl !== undefined) await assertUnused(databaseUrl);
    const mark = path.join(dataDirectory, rollbackMark);
    const to = await begin(storage, mark);
    if (databaseUrl === undefined) await putBackEmbedded(to, dataDirectory);
    else await putBackPostgres(to, databaseUrl, dataDirectory);
    await nameFilesAgain(
      path.join(to.folder, stateEntries.data),
      dataDirectory,
      new Set([databaseFolder]),
    );
    await rm(mark);
    await syncPath(dataDirectory);
    return to;
  } finally {
    lock.release();
  }
}

/** Saves the present state and marks the rollback as begun, unless an earlier one has done so. */
async function begin(storage: DataPlace, mark: string): Promise<SavedState> {
  const { databaseUrl, dataDirectory } = storage;
  const states = await findStates(dataDirectory);
  if (existsSync(mark)) {
    const { to } = begunSchema.parse(JSON.parse(await readFile(mark, 'utf8')));
    const state = states.find(({ name }) => name === to);
    if (!state) throw new StartError(`The state ${to} is gone: restore a backup.`);
    return state;
  }
  const [newest] = states;
  if (!newest) {
    throw new StartError(
      `DATA_DIR ${dataDirectory} holds no state from before an upgrade: restore a backup.`,
    );
  }
  if ((newest.engine === 'embedded') !== (databaseUrl === undefined)) {
    throw new StartError(
      `The state of ${newest.savedAt} is of ${newest.engine === 'embedded' ? 'the embedded database: unset DATABASE_URL' : 'PostgreSQL: set DATABASE_URL'}.`,
    );
  }
  const from = await saveState(storage, await readProgram(dataDirectory));
  await atomicWrite(mark, JSON.stringify({ to: newest.name, from: from.name }));
  return newest;
}

/** @throws StartError where a server is connected. */
async function assertUnused(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'pothik'`,
    );
    if (rows[0]?.count !== 0) {
      throw new StartError('A server is connected to the database: stop every process first.');
    }
  } finally {
    await client.end();
  }
}

const dropAll =
  'drop schema if exists drizzle cascade; drop schema public cascade; create schema public';

/** All in one transaction: whoever looks sees the one state or the other. */
async function putBackPostgres(
  { folder }: SavedState,
  databaseUrl: string,
  dataDirectory: string,
): Promise<void> {
  const script = path.join(dataDirectory, `${rollbackMark}.sql`);
  try {
    await runPostgresTool('pg_restore', undefined, [
      '--no-owner',
      '--no-privileges',
      `--file=${script}`,
      path.join(folder, stateEntries.dump),
    ]);
    await runPostgresTool('psql', databaseUrl, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--command=${dropAll}`,
      `--file=${script}`,
    ]);
  } finally {
    await rm(script, { force: true });
  }
}

/** The copy takes the place of the database when it is whole. In between there is none, and no server starts. */
async function putBackEmbedded({ folder }: SavedState, dataDirectory: string): Promise<void> {
  const database = path.join(dataDirectory, databaseFolder);
  const copy = `${database}.${rollbackMark}`;
  await rm(copy, { recursive: true, force: true });
  await copyFolder(path.join(folder, stateEntries.data, databaseFolder), copy);
  await syncTree(copy);
  await rm(database, { recursive: true, force: true });
  await rename(copy, database);
  await syncPath(dataDirectory);
}
