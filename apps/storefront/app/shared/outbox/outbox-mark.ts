import { visitKeys, visitStorage } from '../visit-storage.ts';

/** What sends and shows the outbox is wanted on this page: something may wait soon. */
const outboxWantedEvent = 'pothik:outbox-wanted';

/** Loads what shows the outbox, while there is a line to load it. */
export const wantOutbox = (): void => void dispatchEvent(new Event(outboxWantedEvent));

/** Notes whether something is in the outbox, for pages that would not look otherwise. */
export function markOutbox(isFull: boolean): void {
  try {
    if (isFull) visitStorage().setItem(visitKeys.outbox, '1');
    else visitStorage().removeItem(visitKeys.outbox);
  } catch {
    // Nothing outlasts the page then.
  }
}

/** Calls back once the outbox is wanted, at once where something is in it. Returns a function that stops it. */
export function onOutboxWanted(listener: () => void): () => void {
  try {
    if (visitStorage().getItem(visitKeys.outbox)) listener();
  } catch {
    // Nothing was kept then.
  }
  addEventListener(outboxWantedEvent, listener);
  return () => removeEventListener(outboxWantedEvent, listener);
}
