import { filesOfApp } from '../../shared/files-of-app.ts';
import { pathOf } from '../../shared/languages.ts';
import { fieldsOf, isSecret, noteFields } from './typed-fields.ts';
import { isBusy, isOutdated } from './version.ts';

const renewedKey = 'pothik.renewed';

/** How long after a press on Submit a missing file is its fault, in milliseconds. */
const submitLasts = 30_000;
/** How long calls under way may take before the page is loaded again, and how often that is looked at. */
const longestWait = 20_000;
const pause = 100;
/** How long nothing was typed before the page goes, in milliseconds. */
const typingPause = 1_000;

let submittedAt = -Infinity;
let typedAt = -Infinity;
let isRenewing = false;

/** @returns whether this page has not been loaded again for this version yet; never where that can't be stored. */
function isFirstTime(path: string): boolean {
  const mark = `${path} ${filesOfApp()?.version ?? ''}`;
  try {
    if (sessionStorage.getItem(renewedKey) === mark) return false;
    sessionStorage.setItem(renewedKey, mark);
    return sessionStorage.getItem(renewedKey) === mark;
  } catch {
    return false;
  }
}

/** Whether the server has a file no longer; it rejects without a connection, which says nothing. */
async function isGone(file: string | undefined): Promise<boolean> {
  if (file === undefined) return isOutdated();
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Waits until nothing is sent, prepared, typed or written to the drafts. */
async function untilQuiet() {
  const started = performance.now();
  const isActive = () => isBusy() || performance.now() - typedAt < typingPause;
  while (isActive() && performance.now() - started < longestWait) await wait(pause);
  // What is read is read after everything that is being written.
  const written = import('../../shared/draft-storage.ts').then(({ storedDraft }) =>
    storedDraft(''),
  );
  await Promise.race([written, wait(typingPause)]).catch(() => undefined);
}

/** Loads the page again with all that was typed, or the one that the visitor has asked for. */
async function renew(address: string) {
  const isSame = address === location.href;
  // Another page is loaded by a press alone.
  if (isRenewing || (isSame && !isFirstTime(location.pathname))) return;
  isRenewing = true;
  // What is being sent ends first, the press that asked for the file too; the one that leads to a page waits for it.
  if (isSame) await untilQuiet();
  const hadSecrets = [...fieldsOf(document).values()].some(
    (field) => isSecret(field) && field.value !== '',
  );
  const wasSending = performance.now() - submittedAt < submitLasts;
  const note = () => noteFields(pathOf(location.pathname), { wasSending, hadSecrets });
  note();
  // Keys are pressed until the next page is there.
  addEventListener('pagehide', note);
  if (isSame) location.reload();
  else location.assign(address);
}

const fileIn = (text: string) =>
  /(?:https?:\/\/[^/\s]+)?\/(?:[\w.-]+\/)*[\w.-]+\.(?:js|css)/.exec(text)?.[0];

interface PreloadError extends Event {
  payload?: unknown;
  /** The script of a page: the router waits until this one is gone (lean-router.ts). */
  isPage?: boolean;
}

/** Where the router is going, if it is. */
const wantedAddress = () => {
  const wanted = window.__reactRouterDataRouter?.state.navigation.location;
  return wanted ? wanted.pathname + wanted.search + wanted.hash : location.href;
};

declare global {
  interface Window {
    /** The router's own. */
    __reactRouterDataRouter?: {
      state: {
        navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
      };
    };
  }
}

/** Loads a page again, once for each page and version, whose files the server has no longer, as after a deployment. */
export function renewOutdatedPage(): void {
  const handleMissing = (
    text: string,
    address: string,
    otherwise: () => void = () => undefined,
  ) => {
    isGone(fileIn(text)).then((gone) => (gone ? void renew(address) : otherwise()), otherwise);
  };
  addEventListener('submit', () => (submittedAt = performance.now()), { capture: true });
  addEventListener('input', () => (typedAt = performance.now()), { capture: true, passive: true });
  addEventListener('vite:preloadError', (event: PreloadError) => {
    const { payload, isPage = false } = event;
    const text = payload instanceof Error ? payload.message : '';
    if (!isPage) {
      handleMissing(text, location.href);
      return;
    }
    event.preventDefault();
    const wanted = wantedAddress();
    const load = () => (wanted === location.href ? location.reload() : location.assign(wanted));
    handleMissing(text, wanted, () => {
      // Without a connection the service worker has the page, or one that says so; the browser alone has only an error.
      const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
      if (navigator.onLine || hasWorker) load();
      else addEventListener('online', load, { once: true });
    });
  });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        handleMissing(target.href, location.href);
    },
    { capture: true },
  );
}
