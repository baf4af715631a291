import { pageKey } from '../app/shared/page-key.ts';
import type { SaveRequest } from '../app/shared/saved-copies.ts';
import { savedAt } from './saved-at.ts';
import { files, pages, pictures } from './strategies.ts';

/** A page that was saved within an hour is not loaded for it again, in milliseconds. */
const freshFor = 60 * 60 * 1_000;

/** The scripts of a page. Its styles stand in it; fonts come when letters need them. */
const scriptsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g) ?? [];

/** The version of the app that a page is made for. */
const versionIn = (html: string) => /\/assets\/manifest-([\w-]+)\.js/.exec(html)?.[1];

async function isFresh(address: string) {
  const cache = await caches.open(pages.cacheName);
  const saved = await cache.match(pageKey(address), { ignoreVary: true });
  return saved !== undefined && Date.now() - savedAt(saved) < freshFor;
}

const saveFiles = (event: ExtendableEvent, addresses: readonly string[]) =>
  Promise.all(
    [...new Set(addresses)].map((address) => {
      const strategy = address.includes('/media/') ? pictures : files;
      const [, done] = strategy.handleAll({ event, request: new Request(address) });
      return done;
    }),
  );

/** Saves what a list names: the files that a booking form needs. */
async function saveListed(event: ExtendableEvent, list: string) {
  const [response, done] = files.handleAll({ event, request: new Request(list) });
  await saveFiles(event, (await (await response).json()) as string[]);
  await done;
}

/**
 * Saves pages with the files that they need.
 *
 * @returns whether the server has another version of the app than the page that asks.
 */
export async function savePages(
  event: ExtendableEvent,
  { pages: addresses, files: loaded, form, version }: SaveRequest,
): Promise<boolean> {
  let isNewer = false;
  // The form first: it has to be here when the connection is lost.
  if (form !== undefined) await saveListed(event, form).catch(() => undefined);
  await saveFiles(event, loaded);
  for (const address of addresses) {
    if (await isFresh(address)) continue;
    const [response, done] = pages.handleAll({ event, request: new Request(address) });
    const html = await (await response).text();
    await done;
    await saveFiles(event, scriptsIn(html));
    const served = versionIn(html);
    isNewer ||= version !== undefined && served !== undefined && served !== version;
  }
  return isNewer;
}
