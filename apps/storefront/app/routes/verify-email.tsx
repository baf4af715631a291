import { useAuthVerifyEmailMutation, type Failure } from '@pothik/api-client/rtk-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmWithPassword } from '../features/account/password/confirm-with-password.tsx';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { usePagesMessages } from '../messages/pages.ts';

/** Where the mail leads that asks whether an address is the person's. */
export default function VerifyEmail() {
  const { confirmation } = usePagesMessages();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [verify, { error, isLoading }] = useAuthVerifyEmailMutation();
  const [step, setStep] = useState<{ done?: string; asksPassword?: boolean }>({});
  const failure = error as Failure | undefined;

  const confirm = async () => {
    const answer = await verify({ token });
    if (answer.data) setStep({ done: answer.data.message });
    // The mail was opened where nobody is signed in, or somebody else.
    else if ((answer.error as Failure).code === 'forbidden') setStep({ asksPassword: true });
  };

  if (step.asksPassword) {
    return <ConfirmWithPassword token={token} onDone={(done) => setStep({ done })} />;
  }
  return (
    <ConfirmLink
      words={confirmation.account}
      canonical="/verify-email"
      busy={isLoading}
      done={step.done}
      failure={step.done === undefined ? failure : undefined}
      onConfirm={() => void confirm()}
    />
  );
}
