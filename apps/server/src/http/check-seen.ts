import { RequestError } from './request-error.ts';

/**
 * Holds a change against the version that it was made after.
 *
 * @param seen the version that whoever makes the change has seen; absent: whichever there is.
 * @param row as it is now, locked.
 * @param what it is, in one word.
 * @throws RequestError `version_conflict` where somebody else was first.
 */
export function checkSeen(seen: number | undefined, row: { version: number }, what: string): void {
  if (seen === undefined || seen === row.version) return;
  throw new RequestError(
    'version_conflict',
    `Somebody else has changed this ${what} since you opened it. Look at it again before you change it.`,
  );
}
