import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFolder } from '@pothik/server/src/platform/database/embedded-directory.ts';
import { incomingFolder } from '@pothik/server/src/platform/data-directory.ts';
import { isPartial } from '@pothik/server/src/platform/files/atomic-write.ts';
import type { Ledger } from './ledger.ts';
import type { Target } from './target.ts';

/** How long a server that has nothing to do may take to tidy up, in milliseconds. */
const patience = 15_000;

async function unfinishedFiles(dataDirectory: string): Promise<string[]> {
  const names = await readdir(dataDirectory, { recursive: true });
  return names.filter((name) => {
    const [folder] = name.split(path.sep);
    if (folder === databaseFolder) return false;
    return isPartial(name) || (folder === incomingFolder && name !== incomingFolder);
  });
}

/** Looks for files that were being written, while the server runs and nobody asks it for anything. */
export async function checkLeftovers({ place }: Target, ledger: Ledger): Promise<void> {
  const until = Date.now() + patience;
  let found = await unfinishedFiles(place.dataDirectory);
  while (found.length > 0 && Date.now() < until) {
    await pause(100);
    found = await unfinishedFiles(place.dataDirectory);
  }
  for (const name of found) ledger.find('left', `${name} was never finished`);
}
