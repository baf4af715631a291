import type { Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, MessageState } from '@pothik/ui';
import { usePagesMessages } from '../../messages/pages.ts';
import { PageMeta } from '../../shared/page-meta.tsx';

/**
 * Where a link in a mail leads that confirms something. A mail program that opens links confirms
 * nothing: a person presses the button.
 */
export function ConfirmLink({
  text,
  canonical,
  busy,
  done,
  failure,
  onConfirm,
}: {
  text: string;
  canonical: string;
  busy: boolean;
  /** What the server said to it. */
  done: string | undefined;
  failure: Failure | undefined;
  onConfirm: () => void;
}) {
  const { confirmation } = usePagesMessages();
  return (
    <main id="content">
      <PageMeta title={confirmation.title} canonical={canonical} noIndex />
      <div role="status">
        <MessageState
          title={failure ? confirmation.failed : confirmation.title}
          text={done ?? failure?.message ?? text}
          headingLevel={1}
        >
          {done === undefined ? (
            <Button busy={busy} onClick={onConfirm}>
              {confirmation.action}
            </Button>
          ) : (
            <LinkButton href="/">{confirmation.home}</LinkButton>
          )}
        </MessageState>
      </div>
    </main>
  );
}
