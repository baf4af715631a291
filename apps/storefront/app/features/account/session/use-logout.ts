import { authApi, pothikApi } from '@pothik/api-client/rtk-query';
import { useToast } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { forgetTraces } from '../../../shared/forget-everything.ts';
import { maySignOut } from '../../../shared/outbox/before-sign-out.ts';
import { forgetOutbox } from '../../../shared/outbox/outbox.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { leaveAccount } from './start-session.ts';

/** Goes to the start page and signs out here, whatever the server says. */
export function useLogout(): () => Promise<void> {
  const { menu } = useAccountMessages();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToast();
  const owner = useAppSelector(({ auth }) => auth.user?.email);
  return async () => {
    if (!(await maySignOut())) return;
    const left = leaveAccount();
    await navigate('/');
    await left;
    // Nothing asks for this person any more, and what still does would be refused after the logout.
    for (const query of dispatch(pothikApi.util.getRunningQueriesThunk())) query.abort();
    if (owner !== undefined) await forgetOutbox(owner);
    await forgetTraces();
    // Whoever asked for it has gone with the account.
    const { error } = await dispatch(
      authApi.endpoints.authLogout.initiate(undefined, { track: false }),
    );
    if (error) toasts.add(menu.logoutFailed, 'error');
    else toasts.add(menu.loggedOut, 'success');
  };
}
