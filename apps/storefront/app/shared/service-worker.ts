import { withTimeout } from '@pothik/ui';

/** Until the browser is taken not to answer, in milliseconds. A first start loads the script over the connection. */
const timeouts = { start: 20_000, look: 1_000 };

/**
 * Has the browser keep the service worker, which saves pages and shows what push services bring.
 *
 * @param apiOrigin of the server; empty: the page's own.
 * @throws when the browser refuses it or does not answer.
 */
export function registerServiceWorker(apiOrigin: string): Promise<ServiceWorkerRegistration> {
  const query = new URLSearchParams({ api: apiOrigin || location.origin }).toString();
  return withTimeout(async () => {
    await navigator.serviceWorker.register(`/service-worker.js?${query}`);
    return navigator.serviceWorker.ready;
  }, timeouts.start);
}

/** What push services send to this browser by; `undefined`: nothing. @throws as {@link registerServiceWorker}. */
export const readSubscription = (): Promise<PushSubscription | undefined> =>
  withTimeout(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  }, timeouts.look);
