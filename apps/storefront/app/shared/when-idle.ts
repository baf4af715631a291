/** After a page has come, a quiet moment for what it needs another time, in milliseconds. */
export const quietAfter = 3_000;

/** Calls back when the page has nothing better to do. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
