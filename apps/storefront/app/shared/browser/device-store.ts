import { withTimeout } from '@pothik/ui';
import { createStore, type UseStore } from 'idb-keyval';

/** Until the app goes on without an answer, in milliseconds. Photos take a cheap phone longer than words. */
const timeouts: Record<IDBTransactionMode, number> = {
  readonly: 1_000,
  readwrite: 4_000,
  versionchange: 4_000,
};

const silence = () =>
  new DOMException('The storage of this device does not answer', 'TimeoutError');

/**
 * A store on this device. Some phones fire no event at all when one is opened: then a request fails after a timeout, and
 * each one that follows at once until the first is answered. What failed is not written later: the app has gone on without
 * it, such as by sending it.
 */
export function deviceStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
  let isSilent = false;
  return async (mode, work) => {
    if (isSilent) throw silence();
    let transaction: IDBTransaction | undefined;
    let isLate = false;
    const done = Promise.resolve().then(() =>
      store(mode, (entries) => {
        ({ transaction } = entries);
        if (!isLate) return work(entries);
        transaction.abort();
        throw silence();
      }),
    );
    try {
      return await withTimeout(() => done, timeouts[mode]);
    } catch (error) {
      // What the browser itself refuses fails with an error of another name.
      if ((error as Error).name !== 'TimeoutError') throw error;
      isLate = true;
      isSilent = true;
      const end = () => {
        isSilent = false;
      };
      done.then(end, end);
      try {
        transaction?.abort();
      } catch {
        // It is being committed already.
      }
      throw error;
    }
  };
}

/** Deletes all stores of this device. Each is gone once no page has it open. */
export async function deleteStores(): Promise<void> {
  const all = await withTimeout(() => indexedDB.databases(), timeouts.readwrite);
  for (const { name } of all) if (name) indexedDB.deleteDatabase(name);
}
