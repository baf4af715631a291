import { RequestError } from '../request-error.ts';

/** The refusal of a change that somebody else was quicker with. @param what it is, in one word. */
export const overtaken = (what: string): string =>
  `Somebody else has changed this ${what} since you opened it. Look at it again before you change it.`;

/**
 * Holds a change against the version that it was made after.
 *
 * @param expected the version that the change was made after; absent: any.
 * @param row as it is now, locked.
 * @param what it is, in one word.
 * @throws RequestError `version_conflict` where somebody else was first.
 */
export function assertVersion(
  expected: number | undefined,
  row: { version: number },
  what: string,
): void {
  if (expected === undefined || expected === row.version) return;
  throw new RequestError('version_conflict', overtaken(what));
}
