import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

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
  throw new RequestError('version_conflict', messages.overtaken(what));
}
