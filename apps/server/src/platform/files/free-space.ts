import { statfs } from 'node:fs/promises';
import { Defect } from '../defect.ts';
import { StartError } from '../start-error.ts';

/** The bytes that may still be written to the disk of a directory. */
export type FreeSpace = (directory: string) => Promise<number>;

export const freeSpace: FreeSpace = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

export const megabyte = 1_048_576;

/**
 * Below it the disk counts as full: PostgreSQL takes so much at a time for its log, the embedded one
 * in the data directory as well.
 */
export const leastSpace = 16 * megabyte;

/** What a new data directory takes, with the embedded database and the demonstration's pictures. */
export const spaceForNew = 128 * megabyte;

/** Codes of a disk, a quota and a database that has no space left. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether there was no space left, as far as the error or what caused it tells. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.has(code)) || isOutOfSpace(error.cause);
}

/** @throws Defect while the disk counts as full. */
export async function checkSpace(directory: string, measure: FreeSpace): Promise<void> {
  if ((await measure(directory)) < leastSpace) throw new Defect('there is no space left');
}

const inMegabytes = (bytes: number) => `${String(Math.floor(bytes / megabyte))} MB`;

const noSpaceError = (directory: string, needed: number, free: number) =>
  new StartError(
    `There is no space left in DATA_DIR ${directory}: ${inMegabytes(free)} are free, and the server takes ${inMegabytes(needed)}.`,
  );

/** @throws StartError where less than this is free, in bytes. */
export async function assertSpace(directory: string, needed: number): Promise<void> {
  const free = await freeSpace(directory);
  if (free < needed) throw noSpaceError(directory, needed, free);
}
