import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder in which this process alone puts what it makes, empty. What processes that are over have
 * left beside it is removed.
 */
export function ownFolder(folders: string): string {
  mkdirSync(folders, { recursive: true });
  for (const name of readdirSync(folders)) {
    if (name === String(process.pid) || !isAlive(Number(name))) {
      rmSync(path.join(folders, name), { recursive: true, force: true });
    }
  }
  return path.join(folders, String(process.pid));
}
