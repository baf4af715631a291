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

/** Where forms' files lie until their request is answered, as they were sent. */
export const incomingFolder = 'incoming';

/** Where the data lies as it was before upgrades. */
export const savedStatesFolder = 'before-upgrades';

/** Where built files of earlier versions are kept for pages that are still open. */
export const assetsFolder = 'assets';

/** Names the folder of the program that used the data last. */
export const programFile = 'program';

/**
 * The commands that replace all data, each with the entry that it leaves in the data directory until all files are in
 * place, and with the name that the entry has from then until the command ends.
 */
export const replacementEntries = {
  /** A folder, in which the files are copied before they are moved into place. */
  restore: { unfinished: '.restoring', finished: '.restored' },
  /** A file that names the states. */
  rollback: { unfinished: 'rollback.unfinished', finished: 'rollback.finished' },
} as const;
export type ReplacingCommand = keyof typeof replacementEntries;

/** Entries that belong to the process, or to this one installation, and not to the data. */
export const processEntries: readonly string[] = [
  lockFile,
  holderFile,
  'socket',
  incomingFolder,
  savedStatesFolder,
  assetsFolder,
  programFile,
  ...Object.values(replacementEntries).flatMap(({ unfinished, finished }) => [
    unfinished,
    finished,
  ]),
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
 * @param command the command that takes it: only the same command may continue one that was cut off.
 * @throws DirectoryInUse when another process has it, StartError when it cannot be written to, or when another command
 *   that replaces its data was cut off.
 */
export function lockDataDirectory(directory: string, command?: ReplacingCommand): DirectoryLock {
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
  try {
    assertNotHalfReplaced(directory, command);
  } catch (error) {
    release();
    throw error;
  }
  tellHolder(directory);
  return { release };
}

/**
 * @param except the command that may continue its own work.
 * @throws StartError when a command that replaces the data was cut off: some of it may be old, new or missing.
 */
export function assertNotHalfReplaced(directory: string, except?: ReplacingCommand): void {
  for (const command of ['restore', 'rollback'] as const) {
    const { unfinished } = replacementEntries[command];
    if (command === except || !existsSync(path.join(directory, unfinished))) continue;
    throw cutOffError(command, `DATA_DIR ${directory}`);
  }
}

/** Names the command that finishes what was cut off. */
export const cutOffError = (command: ReplacingCommand, place: string, how = ''): StartError =>
  new StartError(
    {
      restore: `${place} holds a restore that was cut off: run \`restore FOLDER\` again${how}, with the same backup or another.`,
      rollback: `${place} holds a rollback that was cut off: run \`rollback\` again${how}.`,
    }[command],
  );

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
