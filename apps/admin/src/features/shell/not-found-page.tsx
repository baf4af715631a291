import { LinkButton, MessageState } from '@pothik/ui';
import { frameMessages } from '../../messages/frame.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';

/** Shown where there is nothing. */
export function NotFoundPage() {
  const { title, text, action } = frameMessages.notFound;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageState title={title} text={text} headingLevel={1}>
        <LinkButton href="/">{action}</LinkButton>
      </MessageState>
    </>
  );
}
