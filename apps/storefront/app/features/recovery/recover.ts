import { flushSync } from 'react-dom';
import { isLostConnection } from './load-files.ts';
import { pageMemory, restorePage } from './page-memory.ts';

/** React met a node that a translator or an extension has moved or removed. */
const isForeignChange = (error: unknown) =>
  error instanceof Error || error instanceof DOMException
    ? /^(?:NotFoundError|HierarchyRequestError)$/.test(error.name) ||
      /'(?:removeChild|insertBefore)'/.test(error.message)
    : false;

/** A page that fails more often than this within the time does not get well by being mounted again. */
const most = 3;
const within = 5_000;

let mountedAt: number[] = [];
let reported: unknown;

function mayMountAgain() {
  const now = performance.now();
  mountedAt = mountedAt.filter((at) => now - at < within);
  return mountedAt.length < most;
}

/**
 * Mounts the page again after it failed on changes that others made to it. The store, the router and calls under way
 * go on; what was typed, the focus and the place on the page are restored. Other errors are only reported, unless
 * the connection keeps a file away.
 */
export function recover(error: unknown, mount: () => void): void {
  // React and the router both report it.
  if (error === reported) return;
  reported = error;
  if (isLostConnection(error)) return;
  if (!isForeignChange(error) || !mayMountAgain()) {
    reportError(error);
    return;
  }
  mountedAt.push(performance.now());
  const before = pageMemory();
  // React is at work now. Nothing is painted before this.
  queueMicrotask(() => {
    flushSync(mount);
    restorePage(before);
  });
}
