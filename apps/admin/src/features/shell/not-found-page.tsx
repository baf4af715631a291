import { LinkButton, MessageState } from '@pothik/ui';
import { messages } from '../../messages/messages.ts';

/** Shown where there is nothing. */
export function NotFoundPage() {
  const { title, text, action } = messages.notFound;
  return (
    <>
      <title>{messages.title(title)}</title>
      <MessageState title={title} text={text} headingLevel={1}>
        <LinkButton href="/">{action}</LinkButton>
      </MessageState>
    </>
  );
}
