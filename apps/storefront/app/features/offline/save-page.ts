import { openLiveChatEvent } from '@pothik/contract';
import {
  offlinePath,
  resumeSaving,
  type SaveRequest,
  type WorkerMessage,
} from '../../shared/saved-copies.ts';
import { filesOfApp } from '../../shared/files-of-app.ts';
import { savesData } from '../../shared/may-load-ahead.ts';
import { registerServiceWorker } from '../../shared/service-worker.ts';
import { readVisitNote } from '../../shared/visit-storage.ts';
import { followLinksWhole } from './follow-links.ts';
import { addressIn, type Language } from '../../shared/languages.ts';

async function start(apiOrigin: string) {
  await resumeSaving();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'newer') followLinksWhole();
    if (data.type === 'chat') dispatchEvent(new Event(openLiveChatEvent));
  });
  const isFirstVisit = !navigator.serviceWorker.controller;
  const { active } = await registerServiceWorker(apiOrigin);
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

/** Has the page that is open saved, so that it opens without a line. */
export async function savePage(language: Language, apiOrigin: string): Promise<void> {
  if (readVisitNote() === 'shared') return;
  const { worker, isFirstVisit } = await (started ??= start(apiOrigin));
  const { pathname, search } = location;
  // Whoever saves data has saved what they loaded as a whole.
  const pages = savesData() ? [] : [addressIn(language, offlinePath), pathname + search];
  worker?.postMessage({
    pages,
    files: isFirstVisit ? loadedFiles() : [],
    version: filesOfApp()?.version,
  } satisfies SaveRequest);
}
