import { pothikApi } from '@pothik/api-client/rtk-query';
import { tokenStorageKey } from '@pothik/contract';
import type { Store } from '../../store/make-store.ts';
import { sessionEnded, sessionOpened } from './session-slice.ts';

/** Who signs in or out in another tab does so here. The page is left before this has to end. */
export function followOtherTabs(store: Store): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== tokenStorageKey) return;
    // A renewed token is the same session.
    if (oldValue !== null && newValue !== null) return;
    store.dispatch(newValue === null ? sessionEnded() : sessionOpened());
    store.dispatch(pothikApi.util.resetApiState());
  });
}
