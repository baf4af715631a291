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

/** The list of files that a booking form needs until it is queued, in a version of the app. The build writes it. */
export const formFilesAddress = (version: string): string => `/assets/form-files-${version}.json`;

/** A page asks the service worker to save these. */
export interface SaveRequest {
  /** Addresses of pages, without their origin. */
  pages: string[];
  /** Addresses of files and pictures that were loaded before the service worker was there. */
  files: string[];
  /** Address of the list of files that its booking form needs; absent: they need not be saved. */
  form?: string | undefined;
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
export async function deleteSavedCopies(all: CacheStorage): Promise<void> {
  const { files: _same, ...telling } = savedCaches;
  await Promise.all(Object.values(telling).map((name) => all.delete(name)));
}
