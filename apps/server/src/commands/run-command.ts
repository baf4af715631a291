import process from 'node:process';
import { readStorageConfig, type StorageConfig } from '../config/env.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * Runs what was asked for on a command line. What the person there can mend ends in one line and
 * status 1.
 */
export async function runCommand(
  work: (storage: StorageConfig, given: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await work(readStorageConfig(process.env), process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
