import type { Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, MessageState } from '@pothik/ui';
import { usePagesMessages } from '../../messages/pages.ts';
import { PageMeta } from '../../shared/page-meta.tsx';

/**
 * Where a link in a mail leads that confirms something. A mail program that opens links confirms
 * nothing: a person presses the button.
 */
export function ConfirmLink({
  words,
  canonical,
  busy,
  done,
  failure,
  onConfirm,
}: {
  /** What is confirmed. */
  words: { title: string; text: string; action: string };
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
      <PageMeta title={words.title} canonical={canonical} noIndex />
      <div role="status">
        <MessageState
          title={failure ? confirmation.failed : words.title}
          text={done ?? failure?.message ?? words.text}
          headingLevel={1}
        >
          {done === undefined ? (
            <Button busy={busy} onClick={onConfirm}>
              {words.action}
            </Button>
          ) : (
            <LinkButton href="/">{confirmation.home}</LinkButton>
          )}
        </MessageState>
      </div>
    </main>
  );
}
