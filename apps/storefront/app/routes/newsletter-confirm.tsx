import { useNewsletterConfirmMutation, type Failure } from '@pothik/api-client/rtk-query';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { usePagesMessages } from '../messages/pages.ts';

/** Where the mail of the newsletter leads. */
export default function NewsletterConfirm() {
  const { confirmation } = usePagesMessages();
  const [confirm, { data, error, isLoading }] = useNewsletterConfirmMutation();
  return (
    <ConfirmLink
      words={confirmation.newsletter}
      canonical="/newsletter/confirm"
      busy={isLoading}
      done={data?.message}
      failure={error as Failure | undefined}
      onConfirm={(token) => void confirm({ token })}
    />
  );
}
