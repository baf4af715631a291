import { useUsersResendConfirmationMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, useToast } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';

/** Asks for the mail that confirms an address once more. */
export function ResendButton({ email }: { email: string }) {
  const { profile } = useAccountMessages();
  const [resend, { isLoading }] = useUsersResendConfirmationMutation();
  const toasts = useToast();
  const ask = async () => {
    const { error } = await resend();
    if (error) toasts.add((error as Failure).serverMessage ?? profile.resendFailed, 'error');
    else toasts.add(profile.resent(email), 'success');
  };
  return (
    <Button emphasis="quiet" busy={isLoading} onClick={() => void ask()}>
      {profile.resend}
    </Button>
  );
}
