import type { Page } from '@playwright/test';

/** Reads all that outlasts a tab: keys of the local storage, entries of each database, caches of addresses. */
export async function keptOnPhone(page: Page) {
  return page.evaluate(async () => {
    const count = async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const [store] = opening.result.objectStoreNames;
        if (store === undefined) {
          resolve(0);
          return;
        }
        const counting = opening.result.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      };
      const entries = await promise;
      opening.result.close();
      return entries;
    };
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    let entries = 0;
    for (const name of databases) entries += await count(name);
    // Everybody has the same files, and one cache is empty.
    const telling = (await caches.keys()).filter((name) => !/-(?:files|nothing)$/.test(name));
    return { local: Object.keys(localStorage), entries, caches: telling };
  });
}

/** Nothing outlasts the tab. */
export const nothing = { local: [], entries: 0, caches: [] };

/** The tab's own storage, as text. */
export const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
