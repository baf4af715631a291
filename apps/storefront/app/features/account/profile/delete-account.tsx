import { useUsersDeleteAccountMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { forgetTraces } from '../../../shared/forget-everything.ts';
import { forgetOutbox } from '../../../shared/outbox/outbox.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { sessionToken } from '../../../shared/session-token.ts';
import { leaveAccount } from '../session/start-session.ts';
import { ProvenAction, type ActWithProof } from './proven-action.tsx';

/** Ends the account. */
export function DeleteAccount({ user }: { user: User }) {
  const { deletion } = useAccountMessages();
  const [remove] = useUsersDeleteAccountMutation();
  const navigate = useNavigate();
  const toasts = useToast();
  const act: ActWithProof = async (proof) => {
    const { data, error } = await remove(proof);
    if (error) return error as Failure;
    sessionToken.remove();
    toasts.add(saidOr(data.message, deletion.done), 'success');
    void leaveAccount();
    await navigate('/');
    await forgetOutbox(user.email);
    await forgetTraces();
    return undefined;
  };
  return <ProvenAction user={user} words={deletion} emphasis="danger" act={act} />;
}
