import { pothikApi, useAuthLogoutMutation } from '@pothik/api-client/rtk-query';
import { useAppDispatch } from '../../store/hooks.ts';
import { forgetRecentRecords } from '../../shared/recent-records.ts';
import { writeSessionMark } from './session-mark.ts';
import { sessionEnded, sessionLeft } from './session-slice.ts';

/**
 * Signs out, whatever the server says to it. What was loaded is forgotten first, and what is on its way
 * is called off: no screen asks for anything with a session that has ended.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [logout] = useAuthLogoutMutation();
  return async () => {
    dispatch(sessionLeft());
    dispatch(pothikApi.util.resetApiState());
    writeSessionMark(undefined);
    forgetRecentRecords();
    await logout();
    dispatch(sessionEnded());
  };
}
