import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The name that PostgreSQL's clients look for in a folder of sockets. */
export const socketName = '.s.PGSQL.5432';

/** Of a socket's path, in bytes: macOS has room for 104 with the zero at the end, Linux for 108. */
const longestPath = 103;

const temporaryPrefix = 'pothik-';

function removeLeftBehind(entry: string) {
  const found = lstatSync(entry, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    const target = readlinkSync(entry);
    if (path.basename(target).startsWith(temporaryPrefix)) {
      rmSync(target, { recursive: true, force: true });
    }
  }
  rmSync(entry, { recursive: true, force: true });
}

/**
 * A folder for the embedded database's socket that nobody else can look into, emptied of what a
 * killed process left there: `socket` in the data directory or, where that path is too long for a
 * socket, a temporary one that `socket` links to.
 */
export function makeSocketDirectory(dataDirectory: string): { path: string; remove(): void } {
  const entry = path.join(dataDirectory, 'socket');
  removeLeftBehind(entry);
  const remove = () => removeLeftBehind(entry);
  if (Buffer.byteLength(path.join(entry, socketName)) <= longestPath) {
    mkdirSync(entry, { mode: 0o700 });
    return { path: entry, remove };
  }
  const outside = mkdtempSync(path.join(tmpdir(), temporaryPrefix));
  symlinkSync(outside, entry);
  return { path: outside, remove };
}
