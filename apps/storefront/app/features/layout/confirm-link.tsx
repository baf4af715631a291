import type { Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, MessageState, type Elements } from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { usePagesMessages } from '../../messages/pages.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { saidOr } from '../../shared/said-or.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

/**
 * Where a link leads that confirms something, such as one in a mail. A mail program that opens links confirms
 * nothing: a person presses the button.
 */
export function ConfirmLink({
  words,
  canonical,
  busy,
  done,
  failure,
  onConfirm,
  token: given,
  children,
}: {
  /** What is confirmed. */
  words: { title: string; text: string; action: string; incompleteText?: string };
  canonical: string;
  busy: boolean;
  /** What the server said to it. */
  done: string | undefined;
  failure: Failure | undefined;
  onConfirm: (token: string) => void;
  /** Where it does not stand in the query. */
  token?: string;
  /** Further questions. */
  children?: Elements;
}) {
  const { confirmation } = usePagesMessages();
  const [query] = useSearchParams();
  const token = given ?? query.get('token') ?? '';
  // A page that is kept for everybody knows no token.
  const hydrated = useHydrated();
  if (hydrated && token === '') {
    return (
      <main id="content">
        <PageMeta title={words.title} canonical={canonical} noIndex />
        <MessageState
          title={confirmation.incomplete}
          text={words.incompleteText ?? confirmation.incompleteText}
          headingLevel={1}
        >
          <LinkButton href="/">{confirmation.home}</LinkButton>
        </MessageState>
      </main>
    );
  }
  return (
    <main id="content">
      <PageMeta title={words.title} canonical={canonical} noIndex />
      <div role="status">
        <MessageState
          title={failure ? confirmation.failed : words.title}
          text={
            done === undefined ? (failure?.message ?? words.text) : saidOr(done, confirmation.done)
          }
          headingLevel={1}
        >
          {done === undefined ? (
            <>
              {children}
              <Button busy={busy} onClick={() => onConfirm(token)}>
                {words.action}
              </Button>
            </>
          ) : (
            <LinkButton href="/">{confirmation.home}</LinkButton>
          )}
        </MessageState>
      </div>
    </main>
  );
}
