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
import { leadTo, noteProgram, readProgram } from './program.ts';
import {
  copyFolder,
  findStates,
  nameFilesAgain,
  saveState,
  stateEntries,
  type SavedState,
} from './saved-states.ts';

/** A rollback that has begun: it is taken up where it was cut off. `from` is null until the present state is saved. */
const begunSchema = z.object({ to: z.string(), from: z.string().nullable() });

/** The state that is there again. */
interface RolledBack extends Pick<SavedState, 'savedAt' | 'program'> {
  /** True where the link by which the program is started leads to the earlier one again. */
  isLed: boolean;
}

/**
 * Brings the data back to what it was before the last upgrade. What it is now is saved as well, so that the next
 * rollback takes this one back. Cut off at any moment, it is taken up by the next one; until then no server starts.
 *
 * @param started the folder that the program is started from, as it was named; absent: no link is changed.
 * @throws StartError where there is none to go back to, where it is of the other engine, where a server uses the data,
 *   or where PostgreSQL's programs are not there.
 */
export async function rollBack(storage: DataPlace, started?: string): Promise<RolledBack> {
  const { databaseUrl, dataDirectory } = storage;
  const lock = lockDataDirectory(dataDirectory, 'rollback');
  try {
    if (databaseUrl !== undefined) await assertReady(databaseUrl);
    const mark = path.join(dataDirectory, rollbackMark);
    const to = await begin(storage, mark);
    if (databaseUrl === undefined) await putBackEmbedded(to, dataDirectory);
    else await putBackPostgres(to, databaseUrl, dataDirectory);
    await nameFilesAgain(
      path.join(to.folder, stateEntries.data),
      dataDirectory,
      new Set([databaseFolder]),
    );
    const { program, savedAt } = to;
    const isLed = started !== undefined && program !== null && (await leadTo(program, started));
    await noteProgram(dataDirectory, program);
    await rm(mark);
    await syncPath(dataDirectory);
    return { savedAt, program, isLed };
  } finally {
    lock.release();
  }
}

/** Marks the rollback as begun and saves the present state, unless an earlier one has done so. */
async function begin(storage: DataPlace, mark: string): Promise<SavedState> {
  const { dataDirectory } = storage;
  const states = await findStates(dataDirectory);
  const begun = existsSync(mark)
    ? begunSchema.parse(JSON.parse(await readFile(mark, 'utf8')))
    : { to: newestOf(states, storage).name, from: null };
  const state = states.find(({ name }) => name === begun.to);
  if (!state) throw new StartError(`The state ${begun.to} is gone: restore a backup.`);
  if (begun.from === null) {
    await atomicWrite(mark, JSON.stringify(begun));
    const from = await saveState(storage, await readProgram(dataDirectory), begun.to);
    await atomicWrite(mark, JSON.stringify({ to: begun.to, from: from.name }));
  }
  return state;
}

/** @throws StartError where there is none, or one of the other engine. */
function newestOf(
  [newest]: readonly SavedState[],
  { databaseUrl, dataDirectory }: DataPlace,
): SavedState {
  if (!newest) {
    throw new StartError(
      `DATA_DIR ${dataDirectory} holds no state from before an upgrade: restore a backup.`,
    );
  }
  const isEmbedded = newest.engine === 'embedded';
  if (isEmbedded === (databaseUrl === undefined)) return newest;
  throw new StartError(
    `The state of ${newest.savedAt} is of ${isEmbedded ? 'the embedded database: unset DATABASE_URL' : 'PostgreSQL: set DATABASE_URL'}.`,
  );
}

/** @throws StartError where a server is connected, and where what it takes to put a state back is not there. */
async function assertReady(databaseUrl: string): Promise<void> {
  for (const tool of ['pg_restore', 'psql'] as const) {
    await runPostgresTool(tool, undefined, ['--version']);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ connected: number; owns: boolean }>(
      `select (select count(*)::int from pg_stat_activity
           where datname = current_database() and application_name = 'pothik') as connected,
         pg_has_role(nspowner, 'usage') as owns
       from pg_namespace where nspname = 'public'`,
    );
    if (rows[0]?.connected !== 0) {
      throw new StartError('A server is connected to the database: stop every process first.');
    }
    if (!rows[0].owns) {
      throw new StartError('The user of DATABASE_URL does not own the schema "public".');
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
