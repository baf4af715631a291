import { useVerifyEmailMutation, type Failure } from '@pothik/api-client/rtk-query';
import { useSearchParams } from 'react-router';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { usePagesMessages } from '../messages/pages.ts';

/** Where the mail leads that asks whether an address is the person's. */
export default function VerifyEmail() {
  const { confirmation } = usePagesMessages();
  const [query] = useSearchParams();
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  return (
    <ConfirmLink
      text={confirmation.account}
      canonical="/verify-email"
      busy={isLoading}
      done={data?.message}
      failure={error as Failure | undefined}
      onConfirm={() => void verify({ token: query.get('token') ?? '' })}
    />
  );
}
