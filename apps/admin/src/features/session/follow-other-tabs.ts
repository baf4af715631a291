import { pothikApi } from '@pothik/api-client/rtk-query';
import type { Store } from '../../store/make-store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { sessionMarkKey, userIdOf } from './session-mark.ts';
import { sessionEnded } from './session-slice.ts';

/** Who signs in or out in another tab does so here. The page is left before this has to end. */
export function followOtherTabs(store: Store): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionMarkKey) return;
    const userId = userIdOf(newValue);
    if (userId !== undefined) {
      store.dispatch(completeSignIn(userId));
      return;
    }
    store.dispatch(sessionEnded());
    store.dispatch(pothikApi.util.resetApiState());
  });
}
