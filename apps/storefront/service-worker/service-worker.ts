/**
 * Opens the storefront without a line: pages that were visited, the bookings that were looked at, and an
 * honest page instead of all others. It holds no page of its own, so that each version of it serves each
 * version of the app, and a new one takes over at once.
 */
import { addressIn, languageOfAddress, pathOf } from '../app/shared/languages.ts';
import {
  forgetRequest,
  offlinePath,
  type SaveRequest,
  type WorkerMessage,
} from '../app/shared/saved-copies.ts';
import { forgetAll } from './forgotten.ts';
import { savePages } from './save-pages.ts';
import { api } from './api.ts';
import './notifications.ts';
import { savedAt } from './saved-at.ts';
import { files, fromLine, pages, personal, strategyFor } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const tell = (
  client: Client | ServiceWorker | MessagePort | null | undefined,
  message: WorkerMessage,
) => client?.postMessage(message);

/** When the answers were saved that pages were given, by the pages: one may listen only after that. */
const givenTo = new Map<string, number>();

personal.plugins.push({
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (!cachedResponse) return null;
    const { clientId } = event as FetchEvent;
    givenTo.set(clientId, savedAt(cachedResponse));
    tell(await self.clients.get(clientId), { type: 'saved', at: savedAt(cachedResponse) });
    return cachedResponse;
  },
});

/** Static routes, which not every browser has yet: such addresses pass the service worker by. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: object; source: 'network' }) => Promise<void>;
}

/** The page that says that there is no line, where it was saved; it knows what was asked for. */
async function toOfflinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const offline = addressIn(languageOfAddress(pathname), offlinePath);
  const isSaved = await caches.match(offline, { cacheName: pages.cacheName, ignoreVary: true });
  if (!isSaved || pathOf(pathname) === offlinePath) return Response.error();
  return Response.redirect(`${offline}?to=${encodeURIComponent(pathname + search)}`);
}

self.addEventListener('install', (event: InstallEvent) => {
  void self.skipWaiting();
  // The console has none.
  void event.addRoutes?.({
    condition: { urlPattern: { pathname: '/admin{/*}?' } },
    source: 'network',
  });
});

self.addEventListener('activate', (event) => {
  // Pages are asked for while this script starts.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]),
  );
});

/**
 * The addresses of pages that lack a script. The router loads such a page anew, which without a line would
 * never end.
 */
const broken = new Set<string>();

async function answerFile(event: FetchEvent): Promise<Response> {
  const noteBroken = async () => {
    const client = await self.clients.get(event.clientId);
    if (client) broken.add(client.url);
  };
  try {
    const answer = await files.handle(event);
    // A saved page of an earlier version would lack it for ever.
    if (!answer.ok) await noteBroken();
    return answer;
  } catch (error) {
    await noteBroken();
    throw error;
  }
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await (broken.delete(event.request.url) ? fromLine : pages).handle(event);
  } catch {
    return toOfflinePage(event.request);
  }
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, api);
  if (strategy === pages) event.respondWith(answerPage(event));
  else if (strategy === files) event.respondWith(answerFile(event));
  else if (strategy) event.respondWith(strategy.handle(event));
});

self.addEventListener('message', (event) => {
  const given = event.source instanceof Client ? givenTo.get(event.source.id) : undefined;
  if (given !== undefined) tell(event.source, { type: 'saved', at: given });
  const asked = event.data as SaveRequest | typeof forgetRequest;
  const work = async () => {
    if (asked === forgetRequest) await forgetAll();
    else if (await savePages(event, asked)) tell(event.source, { type: 'newer' });
  };
  // A failed save is made up for by the next one.
  event.waitUntil(work().catch(() => undefined));
});
