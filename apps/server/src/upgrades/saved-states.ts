import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DataPlace } from '../config/env.ts';
import { processEntries, savedStatesFolder } from '../platform/data-directory.ts';
import { databaseFolder } from '../platform/database/embedded-directory.ts';
import { dumpDatabase } from '../platform/database/replace-database.ts';
import { documentKeyFile } from '../platform/document-key.ts';
import { errorCode } from '../platform/error-code.ts';
import { atomicWrite, isPartial, partialIn } from '../platform/files/atomic-write.ts';
import { copyFilePrivately, copyFolderPrivately } from '../platform/files/private-copy.ts';
import { syncPath, syncTree } from '../platform/files/sync.ts';
import type { Log } from '../platform/log.ts';

/** The entries of a saved state. */
export const stateEntries = {
  /** The output of pg_dump, in its own format. */
  dump: 'database.dump',
  /** The embedded database, and all files of the data directory. */
  data: 'data',
  facts: 'state.json',
};

const factsSchema = z.object({
  savedAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The folder of the program that had used the data; null where it is not known. */
  program: z.string().nullable(),
});

/** The data as it was at one moment, to go back to. */
export interface SavedState extends z.infer<typeof factsSchema> {
  /** The name of its folder: the time. */
  name: string;
  /** Absolute. */
  folder: string;
}

/** The number of states that are kept: the older ones are removed when another is saved. */
const mostKept = 3;

/** Where a state is until it is whole. */
const unfinished = '.unfinished';

const statesOf = (dataDirectory: string) => path.join(dataDirectory, savedStatesFolder);

/** The entries that a state does without: the process's own, earlier states, and the key, which no backup holds. */
const leftOut = new Set([...processEntries, documentKeyFile]);

/** Codes of a disk that knows no second names, or not so many. */
const noSecondName = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/** Whether two names are of one file. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((name) => stat(name, { bigint: true })),
  );
  return first?.ino === second?.ino && first?.dev === second?.dev;
}

/**
 * Gives a file a second name, in place of another file of that name. Files are replaced as a whole and never changed,
 * so that a second name is as good as a copy, and takes neither time nor space. Where the disk knows none they are
 * copied.
 */
async function nameAgain(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
    return;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code !== 'EEXIST' && !noSecondName.includes(code)) throw error;
    if (code === 'EEXIST' && (await isSameFile(source, target))) return;
  }
  const partial = partialIn(path.dirname(target));
  try {
    await link(source, partial);
  } catch (error) {
    if (!noSecondName.includes(errorCode(error) ?? '')) throw error;
    await copyFilePrivately(source, partial);
  }
  await rename(partial, target);
}

/** Gives all files of a folder a second name in another one. Other files that this has stay. */
export async function nameFilesAgain(
  source: string,
  target: string,
  except: ReadonlySet<string> = new Set(),
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (except.has(entry.name) || isPartial(from)) continue;
    if (entry.isDirectory()) await nameFilesAgain(from, to);
    else if (entry.isFile()) await nameAgain(from, to);
  }
}

/** The saved states, the newest first. One that was cut off is none. */
export async function findStates(dataDirectory: string): Promise<SavedState[]> {
  const states = statesOf(dataDirectory);
  if (!existsSync(states)) return [];
  const names = (await readdir(states)).filter((name) => !name.endsWith(unfinished));
  const found = names.map(async (name): Promise<SavedState> => {
    const folder = path.join(states, name);
    const facts: unknown = JSON.parse(
      await readFile(path.join(folder, stateEntries.facts), 'utf8'),
    );
    return { name, folder, ...factsSchema.parse(facts) };
  });
  return (await Promise.all(found)).sort((one, other) => (one.name < other.name ? 1 : -1));
}

/**
 * Saves the data as it is. PostgreSQL can go on being used; the embedded database is closed. The caller holds the
 * data directory.
 *
 * @param program the folder of the program that has used the data.
 * @param needed the name of a state that is kept in any case.
 * @returns the state; of earlier ones the newest two are kept.
 * @throws StartError where PostgreSQL's `pg_dump` is not there or fails.
 */
export async function saveState(
  { databaseUrl, dataDirectory }: DataPlace,
  program: string | null,
  needed?: string,
): Promise<SavedState> {
  const savedAt = new Date().toISOString();
  const name = savedAt.replaceAll(':', '-');
  const states = statesOf(dataDirectory);
  const folder = path.join(states, name);
  const begun = folder + unfinished;
  await removeUnfinished(dataDirectory);
  await mkdir(begun, { recursive: true, mode: 0o700 });
  try {
    const data = path.join(begun, stateEntries.data);
    if (databaseUrl === undefined) {
      await copyFolderPrivately(
        path.join(dataDirectory, databaseFolder),
        path.join(data, databaseFolder),
      );
    } else {
      await dumpDatabase(databaseUrl, path.join(begun, stateEntries.dump));
    }
    await syncTree(begun);
    // Files come after the rows that speak of them: each row's file is there already, and on the disk.
    await nameFilesAgain(dataDirectory, data, new Set([...leftOut, databaseFolder]));
    const facts = { savedAt, engine: databaseUrl === undefined ? 'embedded' : 'postgres', program };
    await atomicWrite(path.join(begun, stateEntries.facts), JSON.stringify(facts));
    await rename(begun, folder);
    await syncPath(states);
  } catch (error) {
    await rm(begun, { recursive: true, force: true });
    throw error;
  }
  const [saved, ...before] = await findStates(dataDirectory);
  for (const old of before.slice(mostKept - 1)) {
    if (old.name !== needed) await rm(old.folder, { recursive: true });
  }
  if (!saved) throw new Error(`${folder} is gone`);
  return saved;
}

/** The script of a rollback, which the next saved state removes if it is left behind. */
export const scriptOf = (dataDirectory: string, run: string): string =>
  path.join(statesOf(dataDirectory), `${run}.sql${unfinished}`);

/** Removes what processes that were killed have left between the states. */
export async function removeUnfinished(dataDirectory: string): Promise<void> {
  const states = statesOf(dataDirectory);
  if (!existsSync(states)) return;
  for (const name of await readdir(states)) {
    if (name.endsWith(unfinished)) await rm(path.join(states, name), { recursive: true });
  }
}

/** The longest that a state is kept, in days: what somebody has removed since then lies in it still. */
const keptDays = 30;

/** Removes the states that are older than that. */
export async function expireStates(dataDirectory: string): Promise<void> {
  const oldest = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1_000).toISOString();
  for (const { savedAt, folder } of await findStates(dataDirectory)) {
    if (savedAt < oldest) await rm(folder, { recursive: true });
  }
}

/** Removes them now and each day. @returns a function that ends it. */
export function expireStatesRegularly(dataDirectory: string, log: Log): () => void {
  const expire = () => {
    expireStates(dataDirectory).catch((error: unknown) => {
      log.warn({ err: error }, 'states from before upgrades could not be removed');
    });
  };
  expire();
  const timer = setInterval(expire, 24 * 60 * 60 * 1_000);
  timer.unref();
  return () => clearInterval(timer);
}
