import { liveChatHash, toSafePath } from '@pothik/contract';
import type { WorkerMessage } from '../app/shared/saved-copies.ts';
import { api } from './api.ts';

declare const self: ServiceWorkerGlobalScope;

/** A notification as the server sends it. */
interface Shown {
  tag: string;
  title: string;
  body: string;
  lang: string;
  /** The page that a press opens. */
  path: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, path, ...options } = event.data.json() as Shown;
  event.waitUntil(
    self.registration.showNotification(title, { ...options, icon: '/icon-192.png', data: path }),
  );
});

/** Opens what a notification leads to: the chat in a page that is open, else a page of its own. */
async function open(path: string) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page || !path.endsWith(liveChatHash)) return self.clients.openWindow(path);
  page.postMessage({ type: 'chat' } satisfies WorkerMessage);
  return page.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(toSafePath(event.notification.data as string) ?? '/'));
});

/** Tells the server of another subscription that the browser has on its own, or is to make. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await fetch(`${api}/push/subscriptions/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, subscription }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});
