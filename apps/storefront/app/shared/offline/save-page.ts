import { openLiveChatEvent } from '@pothik/contract';
import {
  formFilesAddress,
  offlinePath,
  type SaveRequest,
  type WorkerMessage,
} from '../saved-copies.ts';
import { filesOfApp } from '../files-of-app.ts';
import { mayLoadAhead, savesData } from '../may-load-ahead.ts';
import { registerServiceWorker } from '../service-worker.ts';
import { readVisitNote } from '../visit-storage.ts';
import { resumeSaving } from './forget-copies.ts';
import { followLinksWhole } from './follow-links.ts';
import { addressIn, type Language } from '../languages.ts';

async function start(apiOrigin: string) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'newer') followLinksWhole();
    if (data.type === 'chat') dispatchEvent(new Event(openLiveChatEvent));
  });
  const isFirstVisit = !navigator.serviceWorker.controller;
  const [{ active }] = await Promise.all([registerServiceWorker(apiOrigin), resumeSaving()]);
  return { worker: active, isFirstVisit };
}

let started: ReturnType<typeof start> | undefined;

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) =>
      ['/assets/', '/media/'].some((place) => name.startsWith(location.origin + place)),
    );

/**
 * Has the page that is open saved, so that it opens without a line.
 *
 * @param withForm whether its booking form is saved as well, unless the visitor saves data or has a slow connection.
 */
export async function savePage(
  language: Language,
  apiOrigin: string,
  withForm = false,
): Promise<void> {
  if (readVisitNote() === 'shared') return;
  const { worker, isFirstVisit } = await (started ??= start(apiOrigin));
  const { pathname, search } = location;
  const version = filesOfApp()?.version;
  // Whoever saves data has saved what they loaded as a whole.
  const pages = savesData() ? [] : [addressIn(language, offlinePath), pathname + search];
  worker?.postMessage({
    pages,
    files: isFirstVisit ? loadedFiles() : [],
    form:
      withForm && version !== undefined && mayLoadAhead() ? formFilesAddress(version) : undefined,
    version,
  } satisfies SaveRequest);
}
