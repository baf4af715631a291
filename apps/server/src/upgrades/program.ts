import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { programFile } from '../platform/data-directory.ts';
import { errorCode } from '../platform/error-code.ts';
import { atomicWrite } from '../platform/files/atomic-write.ts';

/** The folder that this program was started from, as it was named: it may be a link to the present version. */
export const startedFolder = () => path.dirname(process.argv[1] ?? '.');

/**
 * Tells the next version which program has used the data.
 *
 * @param folder null where it is not known.
 */
export async function noteProgram(
  dataDirectory: string,
  folder: string | null = realpathSync(startedFolder()),
): Promise<void> {
  const file = path.join(dataDirectory, programFile);
  if (folder === null) await rm(file, { force: true });
  else await atomicWrite(file, folder);
}

/** The folder of the program that used the data last; null where none has told. */
export function readProgram(dataDirectory: string): Promise<string | null> {
  return readFile(path.join(dataDirectory, programFile), 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
}

/**
 * Lets the link by which the program is started lead to another one again.
 *
 * @param started the folder as it was named at the start.
 * @returns false where it is no link, where that program is gone, or where this user may not change the link.
 */
export async function leadTo(program: string, started: string): Promise<boolean> {
  if (!existsSync(program) || !lstatSync(started).isSymbolicLink()) return false;
  if (realpathSync(started) === program) return true;
  const other = `${started}.next-${String(process.pid)}`;
  try {
    await symlink(program, other);
    await rename(other, started);
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    return false;
  }
}
