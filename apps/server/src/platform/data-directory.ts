import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from './error-code.ts';
import { isOutOfSpace } from './files/free-space.ts';
import { StartError } from './start-error.ts';

/** The exclusive right to a data directory; it ends with the process, however that ends. */
export interface DirectoryLock {
  release(): void;
}

const lockFile = 'lock';
const holderFile = 'lock.pid';

/** Where a restore puts things until it has all of them. */
export const restoringFolder = '.restoring';

/** Where forms' files lie until their request is answered, as they were sent. */
export const incomingFolder = 'incoming';

/** Where the data lies as it was before upgrades. */
export const savedStatesFolder = 'before-upgrades';

/** Names the folder of the program that used the data last. */
export const programFile = 'program';

/** Stands there while the data goes back to what it was before an upgrade. */
export const rollbackMark = 'rollback.unfinished';

/** Entries that belong to the process, or to this one installation, and not to the data. */
export const processEntries: readonly string[] = [
  lockFile,
  holderFile,
  'socket',
  incomingFolder,
  savedStatesFolder,
  programFile,
  rollbackMark,
];

/** Another process has the data directory. */
export class DirectoryInUse extends StartError {}

/** How long to wait for a holder that is just leaving, in milliseconds. */
const patience = 500;

/** SQLite's code for a lock that somebody else holds. */
const busy = 5;

// A lock that nothing refers to would be collected, and be gone.
const held = new Set<DatabaseSync>();

/**
 * Makes the directory if it is not there and takes it for this process alone.
 *
 * The lock is the operating system's own on a file, which Node.js reaches through SQLite: the
 * kernel ends it with the process, so that none is ever stale, and it holds between containers
 * that share a volume, where process numbers and sockets say nothing.
 *
 * @param work what it is taken for: a rollback that was cut off can be taken up again, by a rollback alone.
 * @throws DirectoryInUse when another process has it, StartError when it cannot be written to, or when a restore
 *   into it or a rollback was cut off.
 */
export function lockDataDirectory(directory: string, work?: 'rollback'): DirectoryLock {
  makeWritable(directory);
  const lock = new DatabaseSync(path.join(directory, lockFile), { timeout: patience });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
    throw new DirectoryInUse(
      `DATA_DIR ${directory} is in use by another process${holder(directory)}: stop it, or set another DATA_DIR.`,
    );
  }
  held.add(lock);
  const release = () => {
    if (held.delete(lock)) lock.close();
  };
  if (existsSync(path.join(directory, restoringFolder))) {
    release();
    throw new StartError(
      `DATA_DIR ${directory} holds a restore that was cut off: empty it and restore again.`,
    );
  }
  if (work !== 'rollback') {
    try {
      assertNoRollback(directory);
    } catch (error) {
      release();
      throw error;
    }
  }
  tellHolder(directory);
  return { release };
}

/** @throws StartError where a rollback was cut off: what is there may be neither the one state nor the other. */
export function assertNoRollback(directory: string): void {
  if (!existsSync(path.join(directory, rollbackMark))) return;
  throw new StartError(
    `DATA_DIR ${directory} holds a rollback that was cut off: run \`rollback\` again.`,
  );
}

/** For the words of a refusal alone: a full disk keeps nobody from reading, as a backup does. */
function tellHolder(directory: string) {
  try {
    writeFileSync(path.join(directory, holderFile), String(process.pid), { mode: 0o600 });
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
  }
}

function makeWritable(directory: string) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR got "${directory}" (${errorCode(error) ?? String(error)}): it takes a directory that can be written to.`,
    );
  }
}

function holder(directory: string): string {
  try {
    return ` (${readFileSync(path.join(directory, holderFile), 'utf8')})`;
  } catch {
    return '';
  }
}
