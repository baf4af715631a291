import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type Strategy,
  type StrategyHandler,
} from 'workbox-strategies';
import { pageKey } from '../app/shared/page-key.ts';
import { nothingSaved, savedCaches } from '../app/shared/saved-copies.ts';
import { expire } from './expire.ts';
import { unlessForgotten } from './forgotten.ts';
import { isPersonalCall, personalKey } from './personal-calls.ts';
import { saveWith, tellInPage } from './saved-at.ts';

const isWhole = ({ status }: Response) => status === 200;

/** A page that lacks something is private; what nobody else may see is not saved either. */
const isWholePage = (response: Response) =>
  isWhole(response) &&
  (response.headers.get('cache-control') ?? '').includes('public') &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Tells whether personal traces may be saved: not while others use this phone as well. */
const mayTell = async () => !(await caches.has(nothingSaved));

const matchOptions = { ignoreVary: true };

/** Until a cache is taken not to answer, in milliseconds. */
const cacheAnswersWithin = 1_000;

/** Goes on as if nothing were saved when a cache does not answer: a page without its script would wait for ever. */
function inTime(handler: StrategyHandler): StrategyHandler {
  const match = handler.cacheMatch.bind(handler);
  handler.cacheMatch = (key) =>
    Promise.race([
      match(key),
      new Promise<undefined>((resolve) => setTimeout(resolve, cacheAnswersWithin)),
    ]);
  return handler;
}

class CacheFirstInTime extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return super._handle(request, inTime(handler));
  }
}

class NetworkFirstInTime extends NetworkFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return super._handle(request, inTime(handler));
  }
}

/** From the line; where it gives nothing within 4 seconds, as it was saved. */
export const pages = new NetworkFirstInTime({
  cacheName: savedCaches.pages,
  networkTimeoutSeconds: 4,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)) },
    saveWith(async (response) => isWholePage(response) && mayTell()),
    expire(savedCaches.pages, { entries: 50, days: 30 }),
    unlessForgotten,
    tellInPage,
  ],
});

/** A page from the line, or not at all. */
export const fromLine = new NetworkOnly();

/** Files of the app: their names change with their content. */
export const files = new CacheFirstInTime({
  cacheName: savedCaches.files,
  matchOptions,
  plugins: [saveWith(isWhole), expire(savedCaches.files, { entries: 300, days: 60 })],
});

/** Pictures of the catalogue: their names change with their content. */
export const pictures = new CacheFirstInTime({
  cacheName: savedCaches.pictures,
  matchOptions,
  plugins: [
    saveWith(async (response) => isWhole(response) && mayTell()),
    expire(savedCaches.pictures, { entries: 100, days: 30 }),
    unlessForgotten,
  ],
});

/**
 * A person's own data, from the line; where it gives nothing, as it was saved. No time ends the wait: an
 * older answer would contradict what somebody has just done.
 */
export const personal = new NetworkFirstInTime({
  cacheName: savedCaches.personal,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => personalKey(request) },
    saveWith(async (response) => isWhole(response) && mayTell()),
    expire(savedCaches.personal, { entries: 20, days: 30 }),
    unlessForgotten,
  ],
});

/** The console, the API and its pictures are no pages of the storefront. */
const isPage = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && !/^\/(?:admin|api|media)(?:\/|$)/.test(pathname);

/**
 * Chooses the strategy of a request; undefined: the service worker leaves it alone.
 *
 * @param api where the API's addresses begin.
 */
export function strategyFor(request: Request, api: string): Strategy | undefined {
  const url = new URL(request.url);
  if (isPersonalCall(request, api)) return personal;
  if (url.origin !== location.origin || request.method !== 'GET') return undefined;
  if (isPage(request, url)) return pages;
  if (url.pathname.startsWith('/assets/')) return files;
  if (url.pathname.startsWith('/media/')) return pictures;
  return undefined;
}
