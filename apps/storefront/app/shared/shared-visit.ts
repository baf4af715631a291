import { chatStorageKeys, tokenStorageKey } from '@pothik/contract';
import type { Store } from '../store/make-store.ts';
import { moveDrafts } from './draft-storage.ts';
import { endWhenIdle } from './keep-visit.ts';
import { moveOutbox } from './outbox/outbox.ts';
import { endSubscription } from './push-subscription.ts';
import { resumeSaving } from './offline/forget-copies.ts';
import { writeVisitNote } from './visit-note.ts';
import { visitKeys } from './visit-storage.ts';

const keys = [tokenStorageKey, ...Object.values(chatStorageKeys), ...Object.values(visitKeys)];

function move(from: Storage, to: Storage) {
  for (const key of keys) {
    const value = from.getItem(key);
    if (value !== null) to.setItem(key, value);
    from.removeItem(key);
  }
}

/**
 * Makes this visit one on a shared phone, or ends that. What is kept already comes along, whoever kept it:
 * nothing is to stay here, and whose it is can't be told.
 */
export async function setSharedVisit(store: Store, isShared: boolean): Promise<void> {
  try {
    if (isShared) move(localStorage, sessionStorage);
    else move(sessionStorage, localStorage);
    writeVisitNote(isShared ? 'shared' : null);
  } catch {
    // Where the browser refuses its storage nothing outlasts the page in any case.
    return;
  }
  if (isShared) {
    endWhenIdle(store);
    void endSubscription();
  } else void resumeSaving();
  const place = isShared ? 'tab' : 'device';
  await Promise.all([moveDrafts(place), moveOutbox(place)]);
}
