import { useConfirmSubscriptionMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, MessageState } from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { usePagesMessages } from '../messages/pages.ts';
import { PageMeta } from '../shared/page-meta.tsx';

/** Where the link in the mail leads. A mail program that opens links confirms nothing. */
export default function NewsletterConfirm() {
  const { confirmation } = usePagesMessages();
  const [query] = useSearchParams();
  const [confirm, { data, error, isLoading }] = useConfirmSubscriptionMutation();
  const failure = error as Failure | undefined;
  const text = data?.message ?? failure?.message ?? confirmation.text;
  return (
    <main id="content">
      <PageMeta title={confirmation.title} canonical="/newsletter/confirm" noIndex />
      <div role="status">
        <MessageState
          title={failure ? confirmation.failed : confirmation.title}
          text={text}
          headingLevel={1}
        >
          {data ? (
            <LinkButton href="/">{confirmation.home}</LinkButton>
          ) : (
            <Button
              busy={isLoading}
              onClick={() => void confirm({ token: query.get('token') ?? '' })}
            >
              {confirmation.action}
            </Button>
          )}
        </MessageState>
      </div>
    </main>
  );
}
