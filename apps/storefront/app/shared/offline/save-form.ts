import { mayLoadAhead } from '../may-load-ahead.ts';
import type { Language } from '../languages.ts';

/** After the page has loaded, for what it does first, in milliseconds. */
const idleWithin = 300;

/** Calls back once the page has loaded and is idle, or soon after. Returns a function that cancels it. */
function soonAfterLoad(run: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const wait = () => {
    const start = () => signal.aborted || run();
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleWithin });
    else setTimeout(start, idleWithin);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => cancelled.abort();
}

/**
 * Has a service's page and its booking form saved right after it is shown, so that somebody whose connection is lost can
 * still fill in the form and queue it. Returns a function that cancels it.
 */
export function saveFormSoon(language: Language, apiOrigin: string): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayLoadAhead()) {
    return () => undefined;
  }
  return soonAfterLoad(() => {
    const save = async () => (await import('./save-page.ts')).savePage(language, apiOrigin, true);
    // Without it, the form opens while there is a connection.
    save().catch(() => undefined);
  });
}
