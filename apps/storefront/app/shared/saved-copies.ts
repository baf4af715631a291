/**
 * The copies that this device saves to open pages without a line: the caches that the service worker fills, and what
 * it and the pages tell each other.
 */

/** The caches by what they hold. Pages and files are the same for everybody. */
export const savedCaches = {
  pages: 'pothik-pages',
  files: 'pothik-files',
  pictures: 'pothik-pictures',
  /** A person's own: their bookings, and those that a link of theirs opens. */
  personal: 'pothik-personal',
} as const;

/** A cache that holds nothing. While it is there, the service worker saves nothing that tells of somebody. */
export const nothingSaved = 'pothik-nothing';

/** The page that is shown instead of one that is not saved; `to` is the address that was asked for. */
export const offlinePath = '/offline';

/** A page asks the service worker to save these. */
export interface SaveRequest {
  /** Addresses of pages, without their origin. */
  pages: string[];
  /** Addresses of files and pictures that were loaded before the service worker was there. */
  files: string[];
  /** The version of the app that the page runs. */
  version: string | undefined;
}

/** A page tells the service worker that nothing of what is on its way now may be saved. */
export const forgetRequest = 'forget';

/** The service worker tells a page. */
export type WorkerMessage =
  /** An answer was saved then, in milliseconds since 1970: the line gave none. */
  | { type: 'saved'; at: number }
  /** The server has another version of the app. */
  | { type: 'newer' }
  /** The notification of an answer in the chat was pressed. */
  | { type: 'chat' };

/** The name of the element in which a saved page carries when it was saved. */
export const savedAtName = 'saved-at';

/** Deletes what tells of somebody. The files of the app stay: everybody has the same. */
export async function deleteSavedCopies(): Promise<void> {
  const { files: _same, ...telling } = savedCaches;
  try {
    await Promise.all(Object.values(telling).map((name) => caches.delete(name)));
  } catch {
    // Nothing is saved where nothing can be.
  }
}

/**
 * Nothing that tells what somebody has looked at or booked stays on this device, as when somebody signs
 * out: neither what is saved nor what is on its way to be.
 */
export async function forgetSavedCopies(): Promise<void> {
  // Pages that came over plain HTTP have none.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forgetRequest);
  await deleteSavedCopies();
}

/** Held by every page of a visit on a shared phone. */
const sharedVisitLock = 'pothik-shared-visit';

let endHold: (() => void) | undefined;

/** Saves nothing from now on, and forgets what was saved: others use this phone as well. */
export async function stopSaving(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  endHold = () => resolve(undefined);
  try {
    // Until this page goes: others can tell that there is such a visit.
    void navigator.locks.request(sharedVisitLock, { mode: 'shared' }, () => promise);
    await caches.open(nothingSaved);
    await forgetSavedCopies();
  } catch {
    // Nothing is saved where nothing can be.
  }
}

/** Saves again, unless another tab is in a visit on a shared phone. */
export async function resumeSaving(): Promise<void> {
  endHold?.();
  endHold = undefined;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === sharedVisitLock)) await caches.delete(nothingSaved);
}
