/**
 * Has the browser keep the service worker, which saves pages and shows what push services bring.
 *
 * @param apiOrigin of the server; empty: the page's own.
 */
export async function registerServiceWorker(apiOrigin: string): Promise<ServiceWorkerRegistration> {
  const query = new URLSearchParams({ api: apiOrigin || location.origin }).toString();
  await navigator.serviceWorker.register(`/service-worker.js?${query}`);
  return navigator.serviceWorker.ready;
}
