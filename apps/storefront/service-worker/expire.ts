import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { isOld, removeOld, type Bounds } from './old-copies.ts';

/** Keeps a cache within bounds: nothing older is answered with, and all of it goes where the device is full. */
export function expire(cacheName: string, bounds: Bounds): WorkboxPlugin {
  registerQuotaErrorCallback(() => caches.delete(cacheName));
  return {
    async cacheDidUpdate() {
      await removeOld(await caches.open(cacheName), bounds);
    },
    cachedResponseWillBeUsed: ({ cachedResponse }) =>
      Promise.resolve(cachedResponse && !isOld(cachedResponse, bounds) ? cachedResponse : null),
  };
}
