import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataPlace } from '../config/env.ts';
import { replacementEntries, type ReplacingCommand } from '../platform/data-directory.ts';
import { unmarkDatabase } from '../platform/database/replace-database.ts';
import type { Marker } from '../platform/database/replacement-marker.ts';
import { syncPath } from '../platform/files/sync.ts';

const entriesOf = (command: ReplacingCommand, dataDirectory: string) => ({
  unfinished: path.join(dataDirectory, replacementEntries[command].unfinished),
  finished: path.join(dataDirectory, replacementEntries[command].finished),
});

/**
 * Tells whether a run of this command was cut off here. One that had all files in place counts if the database is still
 * marked; then it is as before that.
 *
 * @param marker of the database.
 */
export async function findCutOff(
  command: ReplacingCommand,
  dataDirectory: string,
  marker: Marker | undefined,
): Promise<boolean> {
  const { unfinished, finished } = entriesOf(command, dataDirectory);
  if (marker?.command === command && existsSync(finished)) {
    await rename(finished, unfinished);
    await syncPath(dataDirectory);
  }
  return existsSync(unfinished);
}

/**
 * Lets processes start on the data again. On PostgreSQL the last marker to go is that of the database.
 *
 * @param run of the marker of the database.
 */
export async function finishReplacing(
  command: ReplacingCommand,
  { dataDirectory, databaseUrl }: DataPlace,
  run: string | undefined,
): Promise<void> {
  const { unfinished, finished } = entriesOf(command, dataDirectory);
  await rm(finished, { recursive: true, force: true });
  await rename(unfinished, finished);
  await syncPath(dataDirectory);
  if (databaseUrl !== undefined && run !== undefined) await unmarkDatabase(databaseUrl, run);
  await removeFinished(dataDirectory);
}

/** Removes what a command left behind that was cut off after its work was done. */
export async function removeFinished(dataDirectory: string): Promise<void> {
  for (const command of ['restore', 'rollback'] as const) {
    await rm(entriesOf(command, dataDirectory).finished, { recursive: true, force: true });
  }
}
