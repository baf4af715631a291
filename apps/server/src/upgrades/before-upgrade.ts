import type { StorageConfig } from '../config/env.ts';
import { isOutOfSpace } from '../platform/files/free-space.ts';
import { StartError } from '../platform/start-error.ts';
import { readProgram } from './program.ts';
import { saveState } from './saved-states.ts';

/**
 * Makes the work that is done before an upgrade: the data is saved as it is, unless its owner does so by other means.
 *
 * @returns undefined where nothing is to be saved. The work throws StartError where it can't: nothing is changed then.
 */
export function savingBeforeUpgrade(storage: StorageConfig): (() => Promise<void>) | undefined {
  const { savesBeforeUpgrade, dataDirectory } = storage;
  if (!savesBeforeUpgrade) return undefined;
  return async () => {
    try {
      await saveState(storage, await readProgram(dataDirectory));
    } catch (error) {
      const reason = isOutOfSpace(error)
        ? `There is no space left in DATA_DIR ${dataDirectory}.`
        : error instanceof StartError && error.message;
      if (!reason) throw error;
      throw new StartError(
        `The data could not be saved before the upgrade, so nothing was changed. ${reason} With a backup of your own, set SAVE_BEFORE_UPGRADE=no.`,
      );
    }
  };
}
