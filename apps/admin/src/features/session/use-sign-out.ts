import { pothikApi, useLogoutMutation } from '@pothik/api-client/rtk-query';
import { useAppDispatch } from '../../store/hooks.ts';
import { sessionEnded } from './session-slice.ts';

/** Signs out, whatever the server says to it, and forgets what was loaded. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    dispatch(sessionEnded());
    dispatch(pothikApi.util.resetApiState());
  };
}
