import { inCaches } from '../browser/cache-storage.ts';
import { isLocked, shareLock } from '../browser/locks.ts';
import { deleteSavedCopies, forgetRequest, nothingSaved } from '../saved-copies.ts';

/**
 * Nothing that tells what somebody has looked at or booked stays on this device, as when somebody signs
 * out: neither what is saved nor what is on its way to be.
 */
export async function forgetSavedCopies(): Promise<void> {
  // Pages that came over plain HTTP have none.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forgetRequest);
  // A browser that refuses its storage, or does not answer, has saved nothing.
  await inCaches(deleteSavedCopies).catch(() => undefined);
}

/** Held by every page of a visit on a shared phone. */
const sharedVisitLock = 'pothik-shared-visit';

let endHold: (() => void) | undefined;

/** Saves nothing from now on, and forgets what was saved: others use this phone as well. */
export async function stopSaving(): Promise<void> {
  // Until this page is left: others can tell that there is such a visit.
  endHold = shareLock(sharedVisitLock);
  try {
    await inCaches((all) => all.open(nothingSaved));
    await forgetSavedCopies();
  } catch {
    // Nothing is saved where nothing can be.
  }
}

/** Saves again, unless another tab is in a visit on a shared phone. */
export async function resumeSaving(): Promise<void> {
  endHold?.();
  endHold = undefined;
  if ((await isLocked(sharedVisitLock)) !== false) return;
  await inCaches((all) => all.delete(nothingSaved)).catch(() => undefined);
}
