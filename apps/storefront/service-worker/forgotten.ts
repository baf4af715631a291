import type { WorkboxPlugin } from 'workbox-core';
import { deleteSavedCopies } from '../app/shared/saved-copies.ts';

/** The number of times that this service worker was told to forget. */
let times = 0;

/** Forgets what is saved, and what is on its way to be saved. */
export function forgetAll(): Promise<void> {
  times += 1;
  return deleteSavedCopies(caches);
}

/** Keeps nothing that was asked for before all was forgotten: an answer may be on its way while somebody signs out. */
export const unlessForgotten: WorkboxPlugin = {
  handlerWillStart({ state }) {
    if (state) state.times = times;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(state?.times === times ? response : null),
  // It may have been forgotten just while this was written.
  async cacheDidUpdate({ cacheName, request, state }) {
    if (state?.times === times) return;
    const cache = await caches.open(cacheName);
    await cache.delete(request, { ignoreVary: true });
    if ((await cache.keys()).length === 0) await caches.delete(cacheName);
  },
};
