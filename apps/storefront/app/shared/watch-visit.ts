import { readVisitNote } from './visit-storage.ts';

const usedKey = 'pothik.visit-used';
const leftKey = 'pothik.visit-left';

/** So long nobody touches the page before the visit is over, in milliseconds. */
const idleAfter = 30 * 60_000;
/**
 * A page that follows another one in its tab was asked for before that was left, or soon after on a line that
 * breaks. One that browsers open again from the tabs that were closed comes later.
 */
const nextPageWithin = 2 * 60_000;
const looksEvery = 15_000;
// Not what scrolls: slides do so by themselves.
const signsOfUse = ['pointerdown', 'wheel', 'keydown', 'input'] as const;

/** Milliseconds since 1970; not a number where nothing was noted. */
const read = (key: string) => Number(sessionStorage.getItem(key) ?? Number.NaN);
const note = (key: string) => sessionStorage.setItem(key, String(Date.now()));

let stop: (() => void) | undefined;

// A clock that was set back must not keep it for ever.
const isIdle = () => Math.abs(Date.now() - read(usedKey)) > idleAfter;

/** Tells whether the visit that this tab was in has ended before this page. */
export const hasVisitEnded = (): boolean =>
  isIdle() || performance.timeOrigin - read(leftKey) > nextPageWithin;

/**
 * Calls back once nobody uses the page any more, as long as the visit is one on a shared phone.
 *
 * @returns a function that ends the watch.
 */
export function watchVisit(onEnd: () => void): () => void {
  stop?.();
  const ends = new AbortController();
  const look = () => {
    if (readVisitNote() !== 'shared') ends.abort();
    if (ends.signal.aborted || !isIdle()) return;
    ends.abort();
    onEnd();
  };
  // A phone that slept has called nobody: what was over is not begun anew by a touch.
  const use = () => {
    look();
    if (!ends.signal.aborted) note(usedKey);
  };
  const listen = { signal: ends.signal, capture: true, passive: true };
  for (const sign of signsOfUse) addEventListener(sign, use, listen);
  document.addEventListener('visibilitychange', look, listen);
  addEventListener('pageshow', look, listen);
  addEventListener('pagehide', () => note(leftKey), listen);
  const timer = setInterval(look, looksEvery);
  ends.signal.addEventListener('abort', () => clearInterval(timer));
  sessionStorage.removeItem(leftKey);
  note(usedKey);
  stop = () => ends.abort();
  return stop;
}
