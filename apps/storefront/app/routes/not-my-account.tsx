import { useAuthNotMyAccountMutation, type Failure } from '@pothik/api-client/rtk-query';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { usePagesMessages } from '../messages/pages.ts';

/** Where the mail leads whose reader has not made the account that it tells of. */
export default function NotMyAccount() {
  const { confirmation } = usePagesMessages();
  const [remove, { data, error, isLoading }] = useAuthNotMyAccountMutation();
  return (
    <ConfirmLink
      words={confirmation.notMine}
      canonical="/not-my-account"
      busy={isLoading}
      done={data?.message}
      failure={error as Failure | undefined}
      onConfirm={(token) => void remove({ token })}
    />
  );
}
