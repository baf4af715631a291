import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DataPlace } from '../config/env.ts';
import { lockDataDirectory, replacementEntries } from '../platform/data-directory.ts';
import { databaseFolder } from '../platform/database/embedded-directory.ts';
import {
  inspectDatabase,
  markDatabase,
  replaceDatabase,
  type DatabaseToReplace,
} from '../platform/database/replace-database.ts';
import { markedError } from '../platform/database/replacement-marker.ts';
import { atomicWrite } from '../platform/files/atomic-write.ts';
import { copyFolderPrivately } from '../platform/files/private-copy.ts';
import { syncPath, syncTree } from '../platform/files/sync.ts';
import { StartError } from '../platform/start-error.ts';
import { leadTo, noteProgram, readProgram } from './program.ts';
import { findCutOff, finishReplacing } from './replacing-data.ts';
import {
  findStates,
  nameFilesAgain,
  removeUnfinished,
  saveState,
  scriptOf,
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
    const found = databaseUrl === undefined ? undefined : await inspectDatabase(databaseUrl);
    const isCutOff = await findCutOff('rollback', dataDirectory, found?.marker);
    const check = (database: DatabaseToReplace) => {
      assertBegunHere(database, isCutOff);
      database.assertDroppable();
    };
    if (found) check(found);
    const begun = await begin(storage, isCutOff);
    const { to } = begun;
    const run =
      databaseUrl === undefined
        ? undefined
        : await markDatabase(databaseUrl, { command: 'rollback', dataDirectory }, check);
    if (begun.from === null) await savePresent(storage, begun);
    if (databaseUrl === undefined || run === undefined) await putBackEmbedded(to, dataDirectory);
    else {
      const dump = path.join(to.folder, stateEntries.dump);
      await replaceDatabase(databaseUrl, { dump, script: scriptOf(dataDirectory, run), run });
    }
    await nameFilesAgain(
      path.join(to.folder, stateEntries.data),
      dataDirectory,
      new Set([databaseFolder]),
    );
    const { program, savedAt } = to;
    const isLed = started !== undefined && program !== null && (await leadTo(program, started));
    await noteProgram(dataDirectory, program);
    await removeUnfinished(dataDirectory);
    await finishReplacing('rollback', storage, run);
    return { savedAt, program, isLed };
  } finally {
    lock.release();
  }
}

/** @throws StartError where the database is marked by another command, or by a rollback with another data directory. */
function assertBegunHere({ marker }: DatabaseToReplace, isCutOff: boolean) {
  if (marker && (marker.command !== 'rollback' || !isCutOff)) throw markedError(marker);
}

const markOf = (dataDirectory: string) =>
  path.join(dataDirectory, replacementEntries.rollback.unfinished);

interface BegunRollback {
  to: SavedState;
  from: string | null;
}

/** Marks the data directory, unless an earlier run has done so. */
async function begin(storage: DataPlace, isCutOff: boolean): Promise<BegunRollback> {
  const { dataDirectory } = storage;
  const mark = markOf(dataDirectory);
  const states = await findStates(dataDirectory);
  const begun = isCutOff
    ? begunSchema.parse(JSON.parse(await readFile(mark, 'utf8')))
    : { to: newestOf(states, storage).name, from: null };
  const to = states.find(({ name }) => name === begun.to);
  if (!to) throw new StartError(`The state ${begun.to} is gone: restore a backup.`);
  if (!isCutOff) await atomicWrite(mark, JSON.stringify(begun));
  return { to, from: begun.from };
}

/** Saves the present state, for the rollback that takes this one back. */
async function savePresent(storage: DataPlace, { to }: BegunRollback): Promise<void> {
  const { dataDirectory } = storage;
  const from = await saveState(storage, await readProgram(dataDirectory), to.name);
  await atomicWrite(markOf(dataDirectory), JSON.stringify({ to: to.name, from: from.name }));
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

/** The copy takes the place of the database when it is whole. In between there is none, and no server starts. */
async function putBackEmbedded({ folder }: SavedState, dataDirectory: string): Promise<void> {
  const database = path.join(dataDirectory, databaseFolder);
  const copy = `${database}.${replacementEntries.rollback.unfinished}`;
  await rm(copy, { recursive: true, force: true });
  await copyFolderPrivately(path.join(folder, stateEntries.data, databaseFolder), copy);
  await syncTree(copy);
  await rm(database, { recursive: true, force: true });
  await rename(copy, database);
  await syncPath(dataDirectory);
}
