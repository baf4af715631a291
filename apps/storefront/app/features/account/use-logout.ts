import { pothikApi, useLogoutMutation } from '@pothik/api-client/rtk-query';
import { useToast } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../../messages/account.ts';
import { forgetAllDrafts } from '../../shared/kept-drafts.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { leaveAccount } from './start-session.ts';

/** Signs out here, whatever the server says, and goes to the start page. */
export function useLogout(): () => Promise<void> {
  const { menu } = useAccountMessages();
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  const toasts = useToast();
  return async () => {
    // What is still being asked for this person would arrive behind the logout, and be refused.
    for (const query of dispatch(pothikApi.util.getRunningQueriesThunk())) query.abort();
    const { error } = await logout();
    if (error) toasts.add(menu.logoutFailed, 'error');
    else toasts.add(menu.loggedOut, 'success');
    leaveAccount();
    await navigate('/');
    await forgetAllDrafts();
  };
}
