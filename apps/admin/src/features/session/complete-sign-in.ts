import { pothikApi } from '@pothik/api-client/rtk-query';
import { cacheTags } from '@pothik/contract';
import type { Store } from '../../store/make-store.ts';
import { sessionOpened } from './session-slice.ts';

/**
 * Goes on with a new session. Whoever comes back after the end of theirs finds the page as they left it;
 * nobody else finds anything of it.
 */
export const completeSignIn =
  (userId: string) => (dispatch: Store['dispatch'], getState: Store['getState']) => {
    const isSame = getState().session.userId === userId;
    dispatch(sessionOpened(userId));
    if (isSame) dispatch(pothikApi.util.invalidateTags([...cacheTags]));
    else dispatch(pothikApi.util.resetApiState());
  };
